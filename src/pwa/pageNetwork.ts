import { offerMemory } from '#mocks/database/nativeDatabase'
import { createNetwork, type Network } from '#mocks/network'
import { mockConfig } from './mockConfig'
import { changeStatus } from './status'

/**
 * The simulated back ends in this page. What the device has no room for lives in its memory. Apart from
 * `transport.ts`, because the login page must not carry what it imports.
 */
export function createPageNetwork(): Network {
  offerMemory(() => {
    changeStatus({ storage: 'full' })
    return import('fake-indexeddb')
  })
  return createNetwork(mockConfig(location.origin))
}
