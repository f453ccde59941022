/** The kind of this build: fully mocked (the default), or with a real provider. */
const namedProvider = (import.meta.env.VITE_PROVIDER_URL ?? '').replace(/\/+$/, '')

/** Without a named provider, every back end is simulated in the browser. */
export const isMocked = namedProvider === ''

/** Host of the provider's endpoints. `.invalid` never resolves: only the simulation can answer it. */
export const providerUrl = isMocked ? 'https://provider.invalid' : namedProvider

/** Calls beyond the specification are off at a real provider unless the build turns them on. */
export const providerExt = isMocked || import.meta.env.VITE_PROVIDER_EXT === '1'

/** The obscure path segment in front of `/banklist`. */
export const transferBankSegment = import.meta.env.VITE_TRANSFER_BANK_SEGMENT || 'a7c41f'

/** The operator's public key for Web Push (VAPID, base64url); null if the provider sends no pushes. */
export const pushKey = import.meta.env.VITE_PUSH_KEY || null

export const appName = import.meta.env.VITE_APP_NAME || 'Arcade Member'

/** The operator's own site in the settings of the simulated provider; none unless the build names one. */
export const simulatedHomeUrl = import.meta.env.VITE_HOME_URL || null

/**
 * Whether the simulation cannot log in any player here. Browsers provide the keys that it signs with only on
 * https pages and localhost, not on a plain-http address in the local network.
 */
export const needsHttps = isMocked && globalThis.crypto?.subtle === undefined
