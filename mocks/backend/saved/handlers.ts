import { type HttpHandler, http } from 'msw/http'
import * as v from 'valibot'
import { faultyCode } from '#contract/scenario/fault'
import {
  comparedSchema,
  halfSnapshotCode,
  longestSnapshot,
  restoreSchema,
  saveSnapshotSchema,
  snapshotFileSchema,
  snapshotIdSchema,
  snapshotPaths,
} from '#contract/scenario/snapshot'
import { inSlices } from '#lib/inSlices'
import { answered, readBody, reading, refuse } from '../../answer'
import { type MockConfig, operatorOf } from '../../config'
import { BadSnapshot } from '../badSnapshot'
import { initialSnapshot, putSnapshot, takeSnapshot } from '../snapshot'
import { compareSnapshots } from './compare'
import { forReport } from './reportedSnapshot'
import {
  HalfSnapshot,
  type NamedSnapshot,
  removeSnapshot,
  restoreSnapshot,
  savedSnapshot,
  savedSnapshots,
  saveSnapshot,
  storeSnapshot,
} from './savedSnapshots'
import { readSnapshotFile, withoutSecrets } from './snapshotFile'

/** Saved snapshots: list, save, restore, export, import, delete, compare. */
export function savedSnapshotHandlers(config: MockConfig): HttpHandler[] {
  const at = (path: string) => config.apiOrigin + path
  const operator = operatorOf(config)
  return [
    http.get(at(snapshotPaths.all), () =>
      answered(async () => Response.json(await savedSnapshots())),
    ),
    post(at(snapshotPaths.all), saveSnapshotSchema, saveSnapshot),
    post(at(snapshotPaths.restore), restoreSchema, async ({ id, isAnew }) => {
      if (id !== null) return withSnapshot((snapshot) => restoreSnapshot(snapshot, isAnew))({ id })
      await putSnapshot(initialSnapshot)
      return { device: null }
    }),
    post(
      at(snapshotPaths.export),
      snapshotIdSchema,
      withSnapshot((snapshot) => ({ ...withoutSecrets(snapshot), operator })),
    ),
    post(at(snapshotPaths.remove), snapshotIdSchema, ({ id }) => removeSnapshot(id)),
    post(at(snapshotPaths.compare), comparedSchema, ({ id, other }) =>
      withSnapshot(async (snapshot) => {
        const second = other === null ? await takeSnapshot() : await savedSnapshot(other)
        return second ? { differences: compareSnapshots(snapshot, second) } : null
      })({ id }),
    ),
    post(at(snapshotPaths.report), v.object({}), async () => ({
      ...forReport(await takeSnapshot()),
      operator,
    })),
    reading(
      snapshotFileSchema,
      post(
        at(snapshotPaths.import),
        v.looseObject({}),
        async (file) => {
          const { snapshot, skipped } = await inSlices(readSnapshotFile(file, operator, Date.now()))
          await storeSnapshot(snapshot)
          return { ...(await savedSnapshots()), skipped }
        },
        longestSnapshot,
      ),
    ),
  ]
}

/** A POST; null is answered as 404. */
function post<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  work: (request: v.InferOutput<Schema>) => Promise<object | null>,
  longest?: number,
): HttpHandler {
  const handler = http.post(path, ({ request }) =>
    answered(async () => {
      const body = await readBody(request, schema, longest)
      if ('error' in body) return refuse(body.status, body.error)
      try {
        const content = await work(body.value)
        return content === null ? refuse(404, 'No such snapshot') : Response.json(content)
      } catch (cause) {
        if (cause instanceof HalfSnapshot) {
          console.error('A snapshot was restored only in part', cause)
          return Response.json({ message: cause.message, code: halfSnapshotCode }, { status: 500 })
        }
        if (!(cause instanceof BadSnapshot)) throw cause
        const { message, fault } = cause
        if (!fault) return refuse(400, message)
        return Response.json({ message, code: faultyCode, fault }, { status: 400 })
      }
    }),
  )
  return reading(schema, handler)
}

/** Runs `work` with a saved snapshot. */
function withSnapshot(work: (snapshot: NamedSnapshot) => Promise<object | null> | object) {
  return async ({ id }: { id: string }): Promise<object | null> => {
    const snapshot = await savedSnapshot(id)
    return snapshot ? work(snapshot) : null
  }
}
