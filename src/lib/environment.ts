/** What this build is: a fully mocked one (the default), or one that names a real provider. */
const namedProvider = (import.meta.env.VITE_PROVIDER_URL ?? '').replace(/\/+$/, '')

/** No provider named: every backend is simulated in the browser. */
export const isMocked = namedProvider === ''

/** Host of the provider's endpoints. `.invalid` never resolves: only the simulation can answer it. */
export const providerUrl = isMocked ? 'https://provider.invalid' : namedProvider

/** Calls that the specification does not name are off at a real provider until the build says so. */
export const providerExt = isMocked || import.meta.env.VITE_PROVIDER_EXT === '1'

/** The obscure path segment in front of `/banklist`. */
export const transferBankSegment = import.meta.env.VITE_TRANSFER_BANK_SEGMENT || 'a7c41f'

/** The operator's public key for Web Push (VAPID, base64url); null where the provider sends none. */
export const pushKey = import.meta.env.VITE_PUSH_KEY || null

export const appName = import.meta.env.VITE_APP_NAME || 'Arcade Member'

/** The operator's own site in the website settings of the simulated provider; none unless the build names one. */
export const simulatedHomeUrl = import.meta.env.VITE_HOME_URL || null

/**
 * Whether the simulation cannot log anybody in here: browsers give the keys that it signs with to https pages and
 * to localhost alone, not to a plain-http address in the local network.
 */
export const needsHttps = isMocked && globalThis.crypto?.subtle === undefined
