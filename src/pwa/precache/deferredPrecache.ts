/** Worker side: the files that are stored after the install, a cache for each tier of them. */
import { type CacheOutcome, cachedResponse, cacheWithinReserve } from './cacheStorage'
import { fetchWhole } from './wholeFile'

/**
 * In the order in which they are stored: the player's pages, the demo sections, the showcases, the
 * operator's side, and the testers' panel. Devices hold caches of these names.
 */
const tierCaches = [
  'later-files',
  'demo-files',
  'showcase-files',
  'admin-files',
  'tester-files',
] as const

/** Tiers that are stored only where they were opened: their cache exists from the first file that was asked for. */
const onDemand: readonly string[] = ['admin-files', 'tester-files']

/** The build's list (`.build/tiers.ts`): no revision where the name is one (a hash). */
type DeferredList = readonly (readonly [
  url: string,
  revision: string | null,
  tier: number,
  integrity: string,
])[]

/** Where a file is cached: under an address that changes with its content, so one cache serves every build. */
interface CacheEntry {
  url: string
  cache: string
  integrity: string
}

export class DeferredPrecache {
  private entries: Promise<ReadonlyMap<string, CacheEntry>> | undefined
  /** The last file that is being cached after its answer. */
  private caching = Promise.resolve()

  /** @param list - the build's list, its address relative to `scope`; null where nothing is stored. */
  constructor(
    private readonly scope: string,
    private readonly list: { url: string; integrity?: string } | null,
  ) {}

  /** From its cache; from the network, and cached after the answer, when it is asked for before its turn came. */
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

  /** Is there a file of that name? Without a list to look it up in there is none. */
  async has({ origin, pathname }: URL): Promise<boolean> {
    // Only files have an ending: for most pages the list need not be read.
    if (!pathname.includes('.')) return false
    return (await this.entryOf(origin + pathname).catch(() => null)) !== null
  }

  /** How many files there are, and which of them are not stored. Rejects when the list cannot be had. */
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

  /** Fetches and stores one that is missing, unless the host has another content under its name. */
  async store({ url, cache, integrity }: CacheEntry): Promise<CacheOutcome> {
    const whole = await fetchWhole(url, integrity)
    return whole ? cacheWithinReserve(cache, url, whole) : 'failed'
  }

  /** Deletes what belonged to builds before this one; not while it is unknown what belongs to this one. */
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

  /** Never rejects: a file that cannot be cached is simply fetched again the next time. */
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

  /** Where a file is cached; null for what is not of this build. */
  private async entryOf(url: string): Promise<CacheEntry | null> {
    return (await this.allEntries()).get(url) ?? null
  }

  /** Where each file is cached, by its address. Rejects when the list cannot be had; the next call tries again. */
  private allEntries(): Promise<ReadonlyMap<string, CacheEntry>> {
    this.entries ??= this.readList().catch((cause: unknown) => {
      this.entries = undefined
      throw cause
    })
    return this.entries
  }

  /** The list counts among the files that it names, in the first tier: all of them need it. */
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

  /** A hashed name needs no list: it never means anything else. */
  private isHashed(url: string): boolean {
    return url.startsWith(this.absolute('assets/'))
  }

  private absolute(path: string): string {
    return new URL(path, this.scope).href
  }
}

/** Fetches once more, past the HTTP cache, what fails or comes as a web page: a page may import it. */
async function fetchTwice(url: string): Promise<Response> {
  const first = await fetch(url).catch(() => null)
  const isFile = first?.ok === true && !first.headers.get('Content-Type')?.startsWith('text/html')
  return isFile ? first : fetch(url, { cache: 'reload' })
}

/** The server takes no notice of the query; it only tells versions apart. */
function revisioned(url: string, revision: string | null): string {
  return revision === null ? url : `${url}?revision=${revision}`
}
