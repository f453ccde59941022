import { testerHandlers } from '#mocks/backend/testers'
import { answerWithFaults, indexHandlers } from '#mocks/dispatch'
import { errorAtGate } from '#mocks/gate'
import { mockConfig } from './mockConfig'
import { passRequestGate } from './requestGate'

/**
 * Answers the part of the test API that no worker contains, in the tester's own page, over the databases from
 * which the worker answers players. It is a separate chunk, because no player needs it.
 */
export function createTesterTransport(): (request: Request) => Promise<Response> {
  const index = indexHandlers(testerHandlers(mockConfig(location.origin)))
  return (request) =>
    passRequestGate(
      async () => errorAtGate(request, true) ?? (await answerWithFaults(request, index)),
    )
}
