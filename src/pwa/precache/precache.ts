/** Worker side: the files of the install, stored all or none, and restored if Cache Storage has lost them. */
import { cacheNames, type WorkboxPlugin } from 'workbox-core'
import { hasRoomToInstall } from '#lib/storage/room'
import { type CacheOutcome, cacheWithinReserve } from './cacheStorage'
import { fetchWhole, isWhole } from './wholeFile'

/** A file of the install, as the build lists it. */
export interface PrecachedFile {
  url: string
  revision?: string | null
  integrity?: string
}

/**
 * Workbox stores the files only once, when the worker is installed. This class restores those that are
 * cleared later.
 */
export class Precache {
  /** The hash of each file's content, by address. */
  private readonly integrities: ReadonlyMap<string, string>

  constructor(
    scope: string,
    files: readonly PrecachedFile[],
    /** Maps an address to the one under which Workbox caches the file. */
    private readonly keyOf: (url: string) => string | undefined,
  ) {
    this.integrities = new Map(
      files.map(({ url, integrity = '' }) => [new URL(url, scope).href, integrity]),
    )
  }

  /** A plugin for Workbox that keeps content out of the install that the build did not list. */
  plugin(): WorkboxPlugin {
    return {
      fetchDidSucceed: async ({ request: { url }, response, event }) => {
        // After the install an answer is only passed on, never stored.
        if (event.type !== 'install') return response
        const whole = await fetchWhole(url, this.integrityOf(url), response)
        if (whole === null) throw new Error(`${url} is not of this version`)
        return whole
      },
    }
  }

  /** Stores all files. If that fails, it restores the state before and rejects. */
  async install(storeAll: () => Promise<unknown>): Promise<void> {
    await hasRoomToInstall()
    const cache = await caches.open(cacheNames.precache)
    const before = new Set((await cache.keys()).map(({ url }) => url))
    const wrong = await this.takeOutWrong(cache)
    try {
      await storeAll()
    } catch (cause) {
      const added = (await cache.keys()).filter(({ url }) => !before.has(url))
      await Promise.all(added.map((request) => cache.delete(request)))
      await Promise.all(wrong.map(([key, response]) => cache.put(key, response)))
      if (before.size === 0) await caches.delete(cacheNames.precache)
      throw cause
    }
  }

  /** Counts the files, and lists those that are not stored. */
  async inspect(): Promise<{ size: number; missing: string[] }> {
    const cache = await caches.open(cacheNames.precache)
    const cached = new Set((await cache.keys()).map((request) => request.url))
    const urls = [...this.integrities.keys()]
    return { size: urls.length, missing: urls.filter((url) => !cached.has(this.keyOf(url) ?? url)) }
  }

  /** Fetches and stores a missing file, unless the server has another build. */
  async store(url: string): Promise<CacheOutcome> {
    const first = fetch(url, { cache: 'no-cache' })
    const whole = await fetchWhole(url, this.integrityOf(url), first)
    return whole ? cacheWithinReserve(cacheNames.precache, this.keyOf(url) ?? url, whole) : 'failed'
  }

  /**
   * Removes stored files with wrong content, because Workbox does not check them. Versions before 0.37.0
   * stored whatever a host answered.
   */
  private async takeOutWrong(cache: Cache): Promise<[key: string, response: Response][]> {
    const wrong: [string, Response][] = []
    for (const [url, integrity] of this.integrities) {
      const key = this.keyOf(url) ?? url
      const response = await cache.match(key)
      if (!response || (await isWhole(response.clone(), url, integrity))) continue
      wrong.push([key, response])
      await cache.delete(key)
    }
    return wrong
  }

  private integrityOf(url: string): string {
    return this.integrities.get(url) ?? ''
  }
}
