// needs a window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Loads a fresh copy of the module in a mocked or other build. */
async function inBuild(provider: string): Promise<typeof import('#lib/device/presence')> {
  vi.resetModules()
  vi.stubEnv('VITE_PROVIDER_URL', provider)
  return import('#lib/device/presence')
}

/** Makes a storage with only the methods that are used here. */
function makeStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  }
}

let hasNetwork: boolean

beforeEach(() => {
  hasNetwork = true
  vi.stubGlobal('localStorage', makeStorage())
  vi.stubGlobal('navigator', {
    get onLine() {
      return hasNetwork
    },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('a mocked build', () => {
  it('is online without a connection, and offline only when testers simulate it', async () => {
    const online = await inBuild('')
    hasNetwork = false
    expect(online.isOnline()).toBe(true)
    online.simulateOffline(true)
    expect([online.isOnline(), online.isOfflineSimulated()]).toEqual([false, true])
    online.simulateOffline(false)
    expect([online.isOnline(), online.isOfflineSimulated()]).toEqual([true, false])
  })
})

describe('a build with a provider', () => {
  it('follows the connection, and ignores what testers left behind', async () => {
    const online = await inBuild('https://provider.example')
    online.simulateOffline(true)
    expect([online.isOnline(), online.isOfflineSimulated()]).toEqual([true, false])
    hasNetwork = false
    expect([online.isOnline(), online.isOfflineSimulated()]).toEqual([false, false])
  })
})
