import { createAdminNetwork } from '#mocks/admin/network'
import { mockConfig } from './mockConfig'
import { passRequestGate } from './requestGate'

/**
 * Answers calls of the back office in its own page, over the database from which the worker answers players.
 * So no player's worker contains this code. It is a separate chunk, because builds with a real provider do
 * not need it.
 */
export function createStaffTransport(): (request: Request) => Promise<Response> {
  const respond = createAdminNetwork(mockConfig(location.origin))
  return (request) => passRequestGate(() => respond(request))
}
