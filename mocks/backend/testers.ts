/** Test API calls that players' workers do not include. The tester's page or the back end process answers. */
import { type HttpHandler, http } from 'msw/http'
import * as v from 'valibot'
import { errorToWire } from '#contract/provider'
import {
  checkScenario,
  longestScenario,
  type Scenario,
  scenarioSchema,
} from '#contract/scenario/file'
import { archiveSchema, longestArchive } from '#contract/scenario/replay'
import { scenarioPaths, type TestControls } from '#contract/scenario/scenario'
import { answered, ProviderError, postHandler, readBody, reading, refuse } from '../answer'
import { type MockConfig, operatorOf } from '../config'
import { BadScenario } from './badScenario'
import { savedSnapshotHandlers } from './saved/handlers'
import { loadScenario } from './scenario/load'
import { scenarioOf } from './scenario/replay'
import { trafficHandlers } from './traffic/handlers'

export function testerHandlers(config: MockConfig): HttpHandler[] {
  const at = (path: string) => config.apiOrigin + path
  return [
    reading(
      scenarioSchema,
      http.post(at(scenarioPaths.load), ({ request }) =>
        answered(() => answerLoad(request, config)),
      ),
    ),
    postHandler(
      at(scenarioPaths.replay),
      archiveSchema,
      async (archive) => Response.json(scenarioOf(archive)),
      longestArchive,
    ),
    ...savedSnapshotHandlers(config),
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
    const { message, error } = cause
    return error ? Response.json(errorToWire(error), { status: 400 }) : refuse(400, message)
  }
}

/** @throws {BadScenario} */
export async function loadChecked(content: unknown, config: MockConfig): Promise<TestControls> {
  const scenario = readScenario(content, config)
  try {
    return await loadScenario(scenario)
  } catch (cause) {
    if (cause instanceof ProviderError) throw new BadScenario(cause.message, cause)
    throw cause
  }
}

/** @throws {BadScenario} if the content is not a scenario for this operator */
export function readScenario(content: unknown, config: MockConfig): Scenario {
  const read = checkScenario(content, operatorOf(config))
  if (!('problem' in read)) return read.scenario
  throw new BadScenario([wordsFor[read.problem], read.detail].filter(Boolean).join(': '))
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
