import { type RequestOptions, request } from '#api/client/request'
import { type Steering, scenarioPaths, steeringSchema } from '#contract/scenario/scenario'
import { readAnswer } from './scenario'
import { testerTransport } from './transports'

/** A scenario may lay out a year of transactions first; a large world takes a slow device minutes. */
const loadTimeoutMs = 1_500_000

/** Asks the part of the door that the page itself answers. Rejects with a `Failure`. */
export function askPage(path: string, body?: unknown): Promise<unknown> {
  return carriedHere(path, body === undefined ? {} : { method: 'POST', body })
}

/** The same, of content that is JSON already. */
export function sendPage(path: string, json: string): Promise<unknown> {
  return carriedHere(path, { method: 'POST', json })
}

function carriedHere(path: string, options: RequestOptions): Promise<unknown> {
  const transport = testerTransport()
  return request(path, { timeoutMs: loadTimeoutMs, ...(transport && { transport }), ...options })
}

/** Loads what a scenario's file holds. Rejects with a `Failure`; then nothing was changed. */
export async function loadScenario(content: unknown): Promise<Steering> {
  return readAnswer(steeringSchema, await askPage(scenarioPaths.load, content))
}
