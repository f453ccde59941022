/** Worker side: the files that are stored after the install, a cache for each tier of them. */
import { keepWithinReserve, kept, type Stored } from './keep'

/** In the order in which they are stored: the player's pages, the demo sections, the showcases. */
const tierCaches = ['later-files', 'demo-files', 'showcase-files'] as const

/** The build's list (`.build/tiers.ts`): no revision where the name is one (a hash). */
type LaterList = readonly (readonly [url: string, revision: string | null, tier?: number])[]

/** Where a file is kept: under an address that changes with its content, so one cache serves every build. */
interface Place {
  url: string
  cache: string
}

export class LaterFiles {
  private places: Promise<ReadonlyMap<string, Place>> | undefined
  /** The last file that is being kept after its answer. */
  private keeping = Promise.resolve()

  /** @param list - address of the build's list, relative to `scope`; null where nothing is stored. */
  constructor(
    private readonly scope: string,
    private readonly list: string | null,
  ) {}

  /** From its cache; from the network, and kept after the answer, when it is asked for before its turn came. */
  async respond(url: string): Promise<Response> {
    const found = await kept(url)
    if (found) return found
    const place = this.isHashed(url) ? url : ((await this.placeOf(url))?.url ?? null)
    if (place === null) return fetch(url)
    const placed = place === url ? undefined : await kept(place)
    if (placed) return placed
    const response = await fetch(place)
    if (response.ok) this.keeping = this.keepAsked(url, response.clone())
    return response
  }

  /** Is there a file of that name? Without a list to look it up in there is none. */
  async has({ origin, pathname }: URL): Promise<boolean> {
    // Only files have an ending: for most pages the list need not be read.
    if (!pathname.includes('.')) return false
    return (await this.placeOf(origin + pathname).catch(() => null)) !== null
  }

  /** How many files there are, and which of them are not stored. Rejects when the list cannot be had. */
  async look(): Promise<{ size: number; missing: Place[] }> {
    const places = [...(await this.allPlaces()).values()]
    await this.keeping
    const stored = new Set<string>()
    for (const name of tierCaches) {
      for (const { url } of await (await caches.open(name)).keys()) stored.add(url)
    }
    return { size: places.length, missing: places.filter(({ url }) => !stored.has(url)) }
  }

  /** Fetches and stores one that is missing. */
  async store({ url, cache }: Place): Promise<Stored> {
    const response = await fetch(url)
    return response.ok ? keepWithinReserve(cache, url, response) : 'failed'
  }

  /** Drops what belonged to builds before this one; not while it is unknown what belongs to this one. */
  async forgetOthers(): Promise<void> {
    for (const name of tierCaches) {
      if (!(await caches.has(name))) continue
      const cache = await caches.open(name)
      const current = await this.allPlaces()
      const urls = new Set(
        [...current.values()].flatMap((place) => (place.cache === name ? place.url : [])),
      )
      const stale = (await cache.keys()).filter(({ url }) => !urls.has(url))
      await Promise.all(stale.map((request) => cache.delete(request)))
    }
  }

  /** Keeping stands in nobody's way: what cannot be kept is asked for again. */
  private async keepAsked(url: string, response: Response): Promise<void> {
    try {
      const place = url === this.listUrl() ? listPlace(url) : await this.placeOf(url)
      if (place) await keepWithinReserve(place.cache, place.url, response)
    } catch (cause) {
      console.warn(`${url} is not kept for offline use`, cause)
    }
  }

  /** Where a file is kept; null for what is not of this build. */
  private async placeOf(url: string): Promise<Place | null> {
    return (await this.allPlaces()).get(url) ?? null
  }

  /** Where each file is kept, by its address. Rejects when the list cannot be had; the next call tries again. */
  private allPlaces(): Promise<ReadonlyMap<string, Place>> {
    this.places ??= this.readList().catch((cause: unknown) => {
      this.places = undefined
      throw cause
    })
    return this.places
  }

  /** The list counts among the files that it names. */
  private async readList(): Promise<ReadonlyMap<string, Place>> {
    const url = this.listUrl()
    if (url === null) return new Map()
    const response = await this.respond(url)
    if (!response.ok) throw new Error(`The list of files: ${response.status} for ${url}`)
    const list: LaterList = await response.json()
    return new Map([
      [url, listPlace(url)],
      ...list.map(([path, revision, tier = 0]): [string, Place] => {
        const file = this.absolute(path)
        return [file, { url: revisioned(file, revision), cache: tierCaches[tier] ?? tierCaches[0] }]
      }),
    ])
  }

  private listUrl(): string | null {
    return this.list === null ? null : this.absolute(this.list)
  }

  /** A hashed name needs no list: it never means anything else. */
  private isHashed(url: string): boolean {
    return url.startsWith(this.absolute('assets/'))
  }

  private absolute(path: string): string {
    return new URL(path, this.scope).href
  }
}

/** All tiers need it. */
function listPlace(url: string): Place {
  return { url, cache: tierCaches[0] }
}

/** The server takes no notice of the query; it only tells versions apart. */
function revisioned(url: string, revision: string | null): string {
  return revision === null ? url : `${url}?revision=${revision}`
}
