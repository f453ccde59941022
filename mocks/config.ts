/** What the simulated back ends must know of the build or process that they run in. */
export interface MockConfig {
  /** Origin of the app's own `/api`, without a slash at its end. */
  apiOrigin: string
  /** Origin of the provider, simulated or real. */
  providerOrigin: string
  /** The obscure path segment in front of `/banklist`. */
  transferBankSegment: string
  /** Whether the provider is simulated here; if not, only the account API is. */
  mocked: boolean
  /** The app's name, by which a scenario that was written for another operator is told; Arcade Member when left out. */
  appName?: string
  /** How long login and register take at least; 500 ms, as specified, when left out. */
  accountDelayMs?: number
  /** When the account API takes a silent provider for unreachable; 5 seconds when left out. */
  providerTimeoutMs?: number
  /** What the simulated website settings name as the operator's site outside; none when left out. */
  homeUrl?: string
  /**
   * `verified` (the default): a token counts if this device signed it. `decoded`: for a provider in
   * another process, which cannot have the device's key; see `server.ts`.
   */
  tokens?: 'verified' | 'decoded'
  /** Reads a file of this app by its path (`/demo/mail.json`); over the network when left out. */
  loadFile?: (path: string) => Promise<Response>
}

/** The sample content at `path`, as parsed JSON. Rejects when it cannot be had. */
export async function loadContent(config: MockConfig, path: string): Promise<unknown> {
  const load = config.loadFile ?? ((file) => fetch(config.apiOrigin + file))
  const response = await load(path)
  if (!response.ok) throw new Error(`${path} could not be loaded: ${response.status}`)
  return response.json()
}

/** Reaches whatever plays the provider: the simulated one, or the network. Rejects if there is no answer. */
export type AskProvider = (request: Request) => Promise<Response>

/** Whose files of scenarios and worlds are taken. */
export function operatorOf({ appName = 'Arcade Member' }: MockConfig): string {
  return appName
}

/** Is it of the app's own `/api`? */
export function isApi({ origin, pathname }: URL, config: MockConfig): boolean {
  return origin === config.apiOrigin && pathname.startsWith('/api/')
}

/** Does this address belong to a simulated back end? */
export function isSimulated(url: URL, config: MockConfig): boolean {
  return isApi(url, config) || (config.mocked && url.origin === config.providerOrigin)
}
