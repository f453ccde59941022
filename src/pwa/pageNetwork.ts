import { createNetwork, type Network } from '#mocks/network'
import { mockConfig } from './mockConfig'

/**
 * The simulated back ends in this page. Apart from `transport.ts`, because the login page must not carry what it
 * imports.
 */
export function createPageNetwork(): Network {
  return createNetwork(mockConfig(location.origin))
}
