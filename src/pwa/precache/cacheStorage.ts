import { isQuotaError, mayKeepOffline } from '#lib/storage/room'

/** `full`: it would take room that is not for offline files; `failed`: another time it may work. */
export type CacheOutcome = 'stored' | 'full' | 'failed'

/** What any cache holds under an address; undefined also where there is no Cache Storage to be had. */
export async function cachedResponse(url: string): Promise<Response | undefined> {
  try {
    return await caches.match(url)
  } catch (cause) {
    console.warn('Cache Storage cannot be read', cause)
    return undefined
  }
}

/**
 * Caches a file that was checked (`wholeFile.ts`) for offline use, where that leaves enough room for what people keep. Never rejects:
 * whoever has the response answers with it all the same.
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
