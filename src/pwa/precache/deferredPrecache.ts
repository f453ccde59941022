/** Worker side: the files that are stored after the install, with one cache per tier. */
import { type CacheOutcome, cachedResponse, cacheWithinReserve } from './cacheStorage'
import { fetchWhole } from './wholeFile'

/**
 * In the order of storing: the player's pages, the demo sections, the showcases, the back office, and the
 * test controls. Devices hold caches of these names.
 */
const tierCaches = [
  'later-files',
  'demo-files',
  'showcase-files',
  'admin-files',
  'tester-files',
] as const

/**
 * Tiers that are stored only on devices that opened them. Their cache exists once one of their files was
 * requested.
 */
const onDemand: readonly string[] = ['admin-files', 'tester-files']

/** The build's list (`.build/tiers.ts`). `revision` is null if the name contains a hash. */
type DeferredList = readonly (readonly [
  url: string,
  revision: string | null,
  tier: number,
  integrity: string,
])[]

/**
 * How a file is cached: under an address that changes with its content, so that one cache serves every build.
 */
interface CacheEntry {
  url: string
  cache: string
  integrity: string
}

export class DeferredPrecache {
  private entries: Promise<ReadonlyMap<string, CacheEntry>> | undefined
  /** Resolves when the last requested file has been cached. */
  private caching = Promise.resolve()

  /** @param list - the build's list, its address relative to `scope`; null if nothing is stored */
  constructor(
    private readonly scope: string,
    private readonly list: { url: string; integrity?: string } | null,
  ) {}

  /**
   * Answers from the cache. A file that is not stored yet comes from the network, and is cached after the
   * answer.
   */
  async respond(url: string): Promise<Response> {
    const found = await cachedResponse(url)
    if (found) return found
    const address = this.isHashed(url) ? url : ((await this.entryOf(url))?.url ?? null)
    if (address === null) return fetch(url)
    const cached = address === url ? undefined : await cachedResponse(address)
    if (cached) return cached
    const response = await fetchTwice(address)
    if (response.ok) this.caching = this.cacheRequested(url, response.clone())
    return response
  }

  /** @returns whether there is a file of that name; false if the list cannot be read */
  async has({ origin, pathname }: URL): Promise<boolean> {
    // Only files have an extension, so for most pages the list need not be read.
    if (!pathname.includes('.')) return false
    return (await this.entryOf(origin + pathname).catch(() => null)) !== null
  }

  /**
   * Counts the files, and lists those that are not stored.
   * @throws if the list cannot be read
   */
  async inspect(): Promise<{ size: number; missing: CacheEntry[] }> {
    const all = [...(await this.allEntries()).values()]
    await this.caching
    const opened = new Set(await caches.keys())
    const entries = all.filter(({ cache }) => !onDemand.includes(cache) || opened.has(cache))
    const stored = new Set<string>()
    for (const name of tierCaches.filter((tier) => opened.has(tier))) {
      for (const { url } of await (await caches.open(name)).keys()) stored.add(url)
    }
    return { size: entries.length, missing: entries.filter(({ url }) => !stored.has(url)) }
  }

  /** Fetches and stores a missing file, unless the host has other content under its name. */
  async store({ url, cache, integrity }: CacheEntry): Promise<CacheOutcome> {
    const whole = await fetchWhole(url, integrity)
    return whole ? cacheWithinReserve(cache, url, whole) : 'failed'
  }

  /** Deletes files of earlier builds, but only once it is known which files belong to this build. */
  async deleteOutdated(): Promise<void> {
    for (const name of tierCaches) {
      if (!(await caches.has(name))) continue
      const cache = await caches.open(name)
      const current = await this.allEntries()
      const urls = new Set(
        [...current.values()].flatMap((entry) => (entry.cache === name ? entry.url : [])),
      )
      const stale = (await cache.keys()).filter(({ url }) => !urls.has(url))
      await Promise.all(stale.map((request) => cache.delete(request)))
    }
  }

  /** Never rejects: a file that cannot be cached is fetched again next time. */
  private async cacheRequested(url: string, response: Response): Promise<void> {
    try {
      const entry = await this.entryOf(url)
      if (!entry) return
      const whole = await fetchWhole(entry.url, entry.integrity, response)
      if (whole) await cacheWithinReserve(entry.cache, entry.url, whole)
    } catch (cause) {
      console.warn(`${url} is not cached for offline use`, cause)
    }
  }

  /** @returns the cache entry of a file; null if the file is not part of this build */
  private async entryOf(url: string): Promise<CacheEntry | null> {
    return (await this.allEntries()).get(url) ?? null
  }

  /** The cache entries by address. Rejects if the list cannot be read; the next call tries again. */
  private allEntries(): Promise<ReadonlyMap<string, CacheEntry>> {
    this.entries ??= this.readList().catch((cause: unknown) => {
      this.entries = undefined
      throw cause
    })
    return this.entries
  }

  /** Reads the list, which is stored as a file of the first tier itself, because all other files need it. */
  private async readList(): Promise<ReadonlyMap<string, CacheEntry>> {
    if (this.list === null) return new Map()
    const { integrity = '' } = this.list
    const own = { url: this.absolute(this.list.url), cache: tierCaches[0], integrity }
    const stored = await cachedResponse(own.url)
    const response = stored ?? (await fetchWhole(own.url, integrity))
    if (!response) throw new Error(`The list of files is not at ${own.url}`)
    if (!stored) await cacheWithinReserve(own.cache, own.url, response.clone())
    const list: DeferredList = await response.json()
    return new Map([
      [own.url, own],
      ...list.map(([path, revision, tier, hash]): [string, CacheEntry] => {
        const file = this.absolute(path)
        const cache = tierCaches[tier] ?? tierCaches[0]
        return [file, { url: revisioned(file, revision), cache, integrity: hash }]
      }),
    ])
  }

  /** A hashed name needs no list, because its content never changes. */
  private isHashed(url: string): boolean {
    return url.startsWith(this.absolute('assets/'))
  }

  private absolute(path: string): string {
    return new URL(path, this.scope).href
  }
}

/**
 * Fetches a file once more, past the HTTP cache, if it fails or arrives as a web page, because a page may
 * import it.
 */
async function fetchTwice(url: string): Promise<Response> {
  const first = await fetch(url).catch(() => null)
  const isFile = first?.ok === true && !first.headers.get('Content-Type')?.startsWith('text/html')
  return isFile ? first : fetch(url, { cache: 'reload' })
}

/** The server ignores the query, which only distinguishes versions. */
function revisioned(url: string, revision: string | null): string {
  return revision === null ? url : `${url}?revision=${revision}`
}
