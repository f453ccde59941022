import { createTesterNetwork } from '#mocks/backend/testers'
import { mockConfig } from './mockConfig'
import { passRequestGate } from './requestGate'

/** Answers in the tester's own page what lays out whole scenarios: no player's worker carries any of it. */
export function createTesterTransport(): (request: Request) => Promise<Response> {
  const respond = createTesterNetwork(mockConfig(location.origin))
  return (request) => passRequestGate(() => respond(request))
}
