import { type HttpHandler, http } from 'msw/http'
import * as v from 'valibot'
import { faultyCode } from '#contract/scenario/fault'
import {
  comparedSchema,
  halfWorldCode,
  longestWorld,
  restoreSchema,
  saveWorldSchema,
  worldFileSchema,
  worldIdSchema,
  worldPaths,
} from '#contract/scenario/world'
import { inSlices } from '#lib/inSlices'
import { answered, readBody, reading, refuse } from '../../answer'
import { type MockConfig, operatorOf } from '../../config'
import { BadWorld } from '../badWorld'
import { putWorld, takeWorld, worldAtStart } from '../world'
import { compareWorlds } from './compare'
import { forReport } from './reportedWorld'
import {
  HalfWorld,
  keepWorld,
  type NamedWorld,
  removeWorld,
  restoreWorld,
  savedWorld,
  savedWorlds,
  saveWorld,
} from './savedWorlds'
import { readWorldFile, withoutSecrets } from './worldFile'

/** Saved snapshots: list, save, restore, export, import, delete, compare. */
export function savedWorldHandlers(config: MockConfig): HttpHandler[] {
  const at = (path: string) => config.apiOrigin + path
  const operator = operatorOf(config)
  return [
    http.get(at(worldPaths.all), () => answered(async () => Response.json(await savedWorlds()))),
    order(at(worldPaths.all), saveWorldSchema, saveWorld),
    order(at(worldPaths.restore), restoreSchema, async ({ id, isAnew }) => {
      if (id !== null) return withWorld((world) => restoreWorld(world, isAnew))({ id })
      await putWorld(worldAtStart)
      return { device: null }
    }),
    order(
      at(worldPaths.export),
      worldIdSchema,
      withWorld((world) => ({ ...withoutSecrets(world), operator })),
    ),
    order(at(worldPaths.remove), worldIdSchema, ({ id }) => removeWorld(id)),
    order(at(worldPaths.compare), comparedSchema, ({ id, other }) =>
      withWorld(async (world) => {
        const second = other === null ? await takeWorld() : await savedWorld(other)
        return second ? { differences: compareWorlds(world, second) } : null
      })({ id }),
    ),
    order(at(worldPaths.report), v.object({}), async () => ({
      ...forReport(await takeWorld()),
      operator,
    })),
    reading(
      worldFileSchema,
      order(
        at(worldPaths.import),
        v.looseObject({}),
        async (file) => {
          const { world, skipped } = await inSlices(readWorldFile(file, operator, Date.now()))
          await keepWorld(world)
          return { ...(await savedWorlds()), skipped }
        },
        longestWorld,
      ),
    ),
  ]
}

/** A POST; null is answered as 404. */
function order<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  work: (order: v.InferOutput<Schema>) => Promise<object | null>,
  longest?: number,
): HttpHandler {
  const handler = http.post(path, ({ request }) =>
    answered(async () => {
      const body = await readBody(request, schema, longest)
      if ('error' in body) return refuse(body.status, body.error)
      try {
        const content = await work(body.value)
        return content === null ? refuse(404, 'No such world') : Response.json(content)
      } catch (cause) {
        if (cause instanceof HalfWorld) {
          console.error('A world is put back by half', cause)
          return Response.json({ message: cause.message, code: halfWorldCode }, { status: 500 })
        }
        if (!(cause instanceof BadWorld)) throw cause
        const { message, fault } = cause
        if (!fault) return refuse(400, message)
        return Response.json({ message, code: faultyCode, fault }, { status: 400 })
      }
    }),
  )
  return reading(schema, handler)
}

/** Runs `work` with a saved snapshot. */
function withWorld(work: (world: NamedWorld) => Promise<object | null> | object) {
  return async ({ id }: { id: string }): Promise<object | null> => {
    const world = await savedWorld(id)
    return world ? work(world) : null
  }
}
