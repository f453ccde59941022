import { type HttpHandler, http } from 'msw/http'
import * as v from 'valibot'
import { recordingRequestSchema, type Traffic, trafficPaths } from '#contract/scenario/traffic'
import { answered, readBody, reading, refuse } from '../../answer'
import type { MockConfig } from '../../config'
import { device } from '../../database/database'
import { recordsTraffic, scenariosChanged } from '../../scenarios'
import { traffic, writeDown } from '../../traffic/recorder'

/** Recorded calls: list, turn recording on or off, delete. */
export function trafficHandlers(config: MockConfig): HttpHandler[] {
  const at = (path: string) => config.apiOrigin + path
  return [
    http.get(at(trafficPaths.all), ({ request }) =>
      answered(async () => {
        const after = Number(new URL(request.url).searchParams.get('after') ?? 0)
        if (!Number.isSafeInteger(after)) return refuse(400, 'after: Not an id')
        return Response.json(await readTraffic(after))
      }),
    ),
    post(at(trafficPaths.recording), recordingRequestSchema, switchRecording),
    post(at(trafficPaths.clear), v.object({}), forgetCalls),
  ]
}

function post<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  work: (request: v.InferOutput<Schema>) => Promise<object>,
): HttpHandler {
  const handler = http.post(path, ({ request }) =>
    answered(async () => {
      const body = await readBody(request, schema)
      return 'error' in body
        ? refuse(body.status, body.error)
        : Response.json(await work(body.value))
    }),
  )
  return reading(schema, handler)
}

/** Writes this window's pending calls first; calls of other windows appear in a later read. */
async function readTraffic(after: number): Promise<Traffic> {
  await writeDown()
  const isRecording = await device.execute(recordsTraffic)
  return traffic.execute(() =>
    traffic.transaction('r', traffic.calls, async () => {
      const first = await traffic.calls.orderBy('id').first()
      const calls = await traffic.calls.where('id').above(after).toArray()
      return { isRecording, firstId: first?.id ?? null, calls }
    }),
  )
}

async function switchRecording({
  isRecording,
  unlessDecided,
}: v.InferOutput<typeof recordingRequestSchema>) {
  const value = isRecording ? 1 : 0
  await device.execute(() =>
    device.transaction('rw', device.settings, async () => {
      const decided = await device.settings.get('recordsTraffic')
      if (!decided || !unlessDecided) await device.settings.put({ id: 'recordsTraffic', value })
    }),
  )
  scenariosChanged()
  return { isRecording: await device.execute(recordsTraffic) }
}

async function forgetCalls() {
  await writeDown()
  await traffic.execute(() => traffic.calls.clear())
  return {}
}
