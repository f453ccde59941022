import { isQuotaError, mayKeepOffline } from '#lib/storage/room'

/** `full`: it would take storage that is reserved for people's data; `failed`: it may work another time. */
export type CacheOutcome = 'stored' | 'full' | 'failed'

/** @returns the response that any cache holds for an address; undefined also without Cache Storage */
export async function cachedResponse(url: string): Promise<Response | undefined> {
  try {
    return await caches.match(url)
  } catch (cause) {
    console.warn('Cache Storage cannot be read', cause)
    return undefined
  }
}

/**
 * Caches a checked file (`wholeFile.ts`) for offline use, if that leaves enough storage for people's data.
 * Never rejects, because the caller can use the response in any case.
 */
export async function cacheWithinReserve(
  name: string,
  url: string,
  response: Response,
): Promise<CacheOutcome> {
  try {
    const body = await response.blob()
    if (!(await mayKeepOffline(body.size))) return 'full'
    await (await caches.open(name)).put(url, new Response(body, response))
    return 'stored'
  } catch (cause) {
    console.warn(`${url} is not cached for offline use`, cause)
    return isQuotaError(cause) ? 'full' : 'failed'
  }
}
