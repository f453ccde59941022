import { type RequestOptions, request } from '#api/client/request'
import { scenarioPaths, type TestControls, testControlsSchema } from '#contract/scenario/scenario'
import { readAnswer } from './scenario'
import { testerTransport } from './transports'

/** Loading may first create a year of transactions. A large snapshot takes minutes on a slow device. */
const loadTimeoutMs = 1_500_000

/** Calls the part of the test API that the page itself answers. Rejects with a `Failure`. */
export function askPage(path: string, body?: unknown): Promise<unknown> {
  return carriedHere(path, body === undefined ? {} : { method: 'POST', body })
}

/** The same for content that is already JSON. */
export function sendPage(path: string, json: string): Promise<unknown> {
  return carriedHere(path, { method: 'POST', json })
}

function carriedHere(path: string, options: RequestOptions): Promise<unknown> {
  const transport = testerTransport()
  return request(path, { timeoutMs: loadTimeoutMs, ...(transport && { transport }), ...options })
}

/** Loads the content of a scenario file. Rejects with a `Failure`; then nothing has changed. */
export async function loadScenario(content: unknown): Promise<TestControls> {
  return readAnswer(testControlsSchema, await askPage(scenarioPaths.load, content))
}
