/** Test API calls that players' workers do not include. The tester's page or the back end process answers. */
import { type HttpHandler, http } from 'msw/http'
import * as v from 'valibot'
import { refusalToWire } from '#contract/provider'
import { checkScenario, longestScenario, scenarioSchema } from '#contract/scenario/file'
import { scenarioPaths, type TestControls } from '#contract/scenario/scenario'
import type { Refusal } from '#lib/refusal'
import { answered, Refused, readBody, reading, refuse } from '../answer'
import { type MockConfig, operatorOf } from '../config'
import { savedWorldHandlers } from './saved/handlers'
import { loadScenario } from './scenario/load'
import { trafficHandlers } from './traffic/handlers'

/** Why a scenario cannot be loaded; nothing has changed. `refusal`: the provider's rule that forbids it. */
export class BadScenario extends Error {
  override readonly name = 'BadScenario'

  constructor(
    message: string,
    readonly refusal?: Refusal,
  ) {
    super(message)
  }
}

export function testerHandlers(config: MockConfig): HttpHandler[] {
  const at = (path: string) => config.apiOrigin + path
  return [
    reading(
      scenarioSchema,
      http.post(at(scenarioPaths.load), ({ request }) =>
        answered(() => answerLoad(request, config)),
      ),
    ),
    ...savedWorldHandlers(config),
    ...trafficHandlers(config),
  ]
}

async function answerLoad(request: Request, config: MockConfig): Promise<Response> {
  // A UTF-16 code unit takes at most three bytes.
  const body = await readBody(request, v.looseObject({}), 3 * longestScenario)
  if ('error' in body) return refuse(body.status, body.error)
  try {
    return Response.json(await loadChecked(body.value, config))
  } catch (cause) {
    if (!(cause instanceof BadScenario)) throw cause
    const { message, refusal } = cause
    return refusal ? Response.json(refusalToWire(refusal), { status: 400 }) : refuse(400, message)
  }
}

/** @throws {BadScenario} */
export async function loadChecked(content: unknown, config: MockConfig): Promise<TestControls> {
  const read = checkScenario(content, operatorOf(config))
  if ('problem' in read) {
    throw new BadScenario([wordsFor[read.problem], read.detail].filter(Boolean).join(': '))
  }
  try {
    return await loadScenario(read.scenario)
  } catch (cause) {
    if (cause instanceof Refused) throw new BadScenario(cause.message, cause.refusal)
    throw cause
  }
}

const wordsFor = {
  toolong: 'The scenario is too long',
  cutoff: 'The scenario is not JSON',
  notscenario: 'This is no scenario',
  newer: 'This scenario is of a newer version',
  unknown: 'There is no such scenario',
  otheroperator: 'This scenario is for another operator',
  invalid: 'The scenario is not valid',
} as const
