/**
 * Keeps a response in Cache Storage. False where the browser does not (no room, storage cleared or
 * switched off): whoever has the response answers with it all the same.
 */
export async function keep(cache: Cache, url: string, response: Response): Promise<boolean> {
  try {
    await cache.put(url, response)
    return true
  } catch (cause) {
    console.warn(`${url} is not kept for offline use`, cause)
    return false
  }
}

/** Null where there is no Cache Storage to be had. */
export async function openCache(name: string): Promise<Cache | null> {
  try {
    return await caches.open(name)
  } catch (cause) {
    console.warn('Cache Storage does not open', cause)
    return null
  }
}
