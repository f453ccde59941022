import {
  appName,
  isMocked,
  providerUrl,
  simulatedHomeUrl,
  transferBankSegment,
} from '#lib/environment'
import type { MockConfig } from '#mocks/config'

/** What the simulated back ends must know of this build. `apiOrigin` is the app's own origin. */
export function mockConfig(apiOrigin: string): MockConfig {
  return {
    apiOrigin,
    appName,
    providerOrigin: providerUrl,
    transferBankSegment,
    mocked: isMocked,
    ...(simulatedHomeUrl && { homeUrl: simulatedHomeUrl }),
  }
}
