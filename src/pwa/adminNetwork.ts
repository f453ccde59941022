import { isMocked } from '#lib/environment'
import { createAdminNetwork } from '#mocks/admin/network'
import { mockConfig } from './mockConfig'
import { passRequestGate } from './requestGate'

type Transport = (request: Request) => Promise<Response>

/**
 * Who carries the calls of the operator's side. Simulated, they are answered in its own page, over the
 * database that the worker answers players from: no player's worker carries any of it.
 */
export function adminTransport(): Transport {
  if (!isMocked) return (request) => fetch(request)
  const respond = createAdminNetwork(mockConfig(location.origin))
  return (request) => passRequestGate(() => respond(request))
}
