import { createNetwork, type Network } from '#mocks/network'
import { mockConfig } from './mockConfig'

/**
 * Creates the simulated back ends in this page. Separate from `transport.ts`, because the login page must not
 * load its imports.
 */
export function createPageNetwork(): Network {
  return createNetwork(mockConfig(location.origin))
}
