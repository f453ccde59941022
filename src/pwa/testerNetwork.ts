import { testerHandlers } from '#mocks/backend/testers'
import { answerAsSteered, indexHandlers } from '#mocks/dispatch'
import { refusalAtGate } from '#mocks/gate'
import { mockConfig } from './mockConfig'
import { passRequestGate } from './requestGate'

/**
 * Answers what testers ask beyond what every worker carries, in their own page, over the databases that the worker
 * answers players from. Loaded by itself: no player has any of it.
 */
export function createTesterTransport(): (request: Request) => Promise<Response> {
  const index = indexHandlers(testerHandlers(mockConfig(location.origin)))
  return (request) =>
    passRequestGate(
      async () => refusalAtGate(request, true) ?? (await answerAsSteered(request, index)),
    )
}
