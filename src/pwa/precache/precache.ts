/** Worker side: the files of the install, all of them or none, put back where they are gone from Cache Storage. */
import { cacheNames, type WorkboxPlugin } from 'workbox-core'
import { hasRoomToInstall } from '#lib/storage/room'
import { type CacheOutcome, cacheWithinReserve } from './cacheStorage'
import { fetchWhole, isWhole } from './wholeFile'

/** A file of the install, as the build names it. */
export interface PrecachedFile {
  url: string
  revision?: string | null
  integrity?: string
}

/** Workbox stores them once, when the worker is installed: what is cleared later stays away for it. */
export class Precache {
  /** By address, the hash of each file's content. */
  private readonly integrities: ReadonlyMap<string, string>

  constructor(
    scope: string,
    files: readonly PrecachedFile[],
    /** Under which address Workbox caches a file. */
    private readonly keyOf: (url: string) => string | undefined,
  ) {
    this.integrities = new Map(
      files.map(({ url, integrity = '' }) => [new URL(url, scope).href, integrity]),
    )
  }

  /** For Workbox: lets nothing into the install but what the build named. */
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

  /** Has all of them stored. Where that fails, everything is as it was before; rejects then. */
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

  /** How many files there are, and which of them are not stored. */
  async inspect(): Promise<{ size: number; missing: string[] }> {
    const cache = await caches.open(cacheNames.precache)
    const cached = new Set((await cache.keys()).map((request) => request.url))
    const urls = [...this.integrities.keys()]
    return { size: urls.length, missing: urls.filter((url) => !cached.has(this.keyOf(url) ?? url)) }
  }

  /** Fetches and stores one that is missing, unless the server has another build. */
  async store(url: string): Promise<CacheOutcome> {
    const first = fetch(url, { cache: 'no-cache' })
    const whole = await fetchWhole(url, this.integrityOf(url), first)
    return whole ? cacheWithinReserve(cacheNames.precache, this.keyOf(url) ?? url, whole) : 'failed'
  }

  /** Workbox takes what is stored for whole; versions before 0.37.0 stored what any host answered. */
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
