/** Who answers the testers' part of the door in a browser: their own page. */
import type { MockConfig } from '../config'
import { answerAsSteered, indexHandlers } from '../dispatch'
import { refusalAtGate } from '../gate'
import { testerHandlers } from './testers'

export function createTesterNetwork(config: MockConfig): (request: Request) => Promise<Response> {
  const index = indexHandlers(testerHandlers(config))
  return async (request) => refusalAtGate(request, true) ?? answerAsSteered(request, index)
}
