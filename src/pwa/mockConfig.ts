import {
  appName,
  isMocked,
  providerUrl,
  simulatedHomeUrl,
  transferBankSegment,
} from '#lib/environment'
import type { MockConfig } from '#mocks/config'

/** The data of this build that the simulated back ends need. `apiOrigin` is the app's own origin. */
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
