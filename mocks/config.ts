/** Settings of the build or process in which the simulated back ends run. */
export interface MockConfig {
  /** Origin of the app's own `/api`, without a trailing slash. */
  apiOrigin: string
  /** Origin of the provider, simulated or real. */
  providerOrigin: string
  /** The obscure path segment in front of `/banklist`. */
  transferBankSegment: string
  /** Whether the provider is simulated here; if not, only the account API is. */
  mocked: boolean
  /** The app's name, to recognise scenarios of other operators; Arcade Member if omitted. */
  appName?: string
  /** Minimum duration of login and registration in ms; 500 if omitted, as specified. */
  accountDelayMs?: number
  /** Timeout of the account API for the provider, in ms; 5,000 if omitted. */
  providerTimeoutMs?: number
  /** The operator's public site, for the simulated website settings; none if omitted. */
  homeUrl?: string
  /**
   * `verified` (default): accepts tokens that this device signed. `decoded`: for a provider in another process,
   * which cannot have the device's key; see `server.ts`.
   */
  tokens?: 'verified' | 'decoded'
  /** Reads a file of this app by its path (`/demo/mail.json`); fetched if omitted. */
  loadFile?: (path: string) => Promise<Response>
}

/** Loads the sample content at `path` as JSON. @throws if it cannot be loaded */
export async function loadContent(config: MockConfig, path: string): Promise<unknown> {
  const load = config.loadFile ?? ((file) => fetch(config.apiOrigin + file))
  const response = await load(path)
  if (!response.ok) throw new Error(`${path} could not be loaded: ${response.status}`)
  return response.json()
}

/** Sends a request to the provider, simulated or real. Rejects if there is no answer. */
export type AskProvider = (request: Request) => Promise<Response>

/** The operator whose scenario and snapshot files are accepted. */
export function operatorOf({ appName = 'Arcade Member' }: MockConfig): string {
  return appName
}

/** Whether the address is of the app's own `/api`. */
export function isApi({ origin, pathname }: URL, config: MockConfig): boolean {
  return origin === config.apiOrigin && pathname.startsWith('/api/')
}

/** Whether a simulated back end answers this address. */
export function isSimulated(url: URL, config: MockConfig): boolean {
  return isApi(url, config) || (config.mocked && url.origin === config.providerOrigin)
}
