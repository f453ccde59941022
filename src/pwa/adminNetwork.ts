import { createAdminNetwork } from '#mocks/admin/network'
import { mockConfig } from './mockConfig'
import { passRequestGate } from './requestGate'

/**
 * Answers the calls of the operator's side in its own page, over the database that the worker answers
 * players from: no player's worker carries any of it. Loaded by itself: with a real provider nobody needs it.
 */
export function createStaffTransport(): (request: Request) => Promise<Response> {
  const respond = createAdminNetwork(mockConfig(location.origin))
  return (request) => passRequestGate(() => respond(request))
}
