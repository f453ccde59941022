/** Which addresses the simulated back ends answer. Apart from `network.ts`: to know them, a worker needs none of the back ends. */
import type { MockConfig } from './config'

/** Is it of the app's own `/api`? */
export function isApi({ origin, pathname }: URL, config: MockConfig): boolean {
  return origin === config.apiOrigin && pathname.startsWith('/api/')
}

/** Does this address belong to a simulated back end? */
export function isSimulated(url: URL, config: MockConfig): boolean {
  return isApi(url, config) || (config.mocked && url.origin === config.providerOrigin)
}
