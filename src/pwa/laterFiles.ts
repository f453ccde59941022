/** Worker side: the files that are stored after the install. */
import { keep, openCache } from './keep'

const cacheName = 'later-files'

/** The build's list (`.build/tiers.ts`): address and revision; no revision where the name is one (a hash). */
type LaterList = readonly (readonly [url: string, revision: string | null])[]

/** Every file is kept under an address that changes with its content, so one cache serves every build. */
export class LaterFiles {
  private places: Promise<ReadonlyMap<string, string>> | undefined

  /** @param list - address of the build's list, relative to `scope`; null where nothing is stored. */
  constructor(
    private readonly scope: string,
    private readonly list: string | null,
  ) {}

  /** From the cache; from the network, and kept, when it is asked for before its turn came. */
  async respond(url: string): Promise<Response> {
    const cache = await openCache(cacheName)
    const kept = await cache?.match(url)
    if (kept) return kept
    const place = this.isHashed(url) ? url : await this.placeOf(url)
    if (place === null) return fetch(url)
    const placed = await cache?.match(place)
    if (placed) return placed
    const response = await fetch(place)
    if (response.ok && cache) void keep(cache, place, response.clone())
    return response
  }

  /** Is there a file of that name? Without a list to look it up in there is none. */
  async has({ origin, pathname }: URL): Promise<boolean> {
    // Only files have an ending: for most pages the list need not be read.
    if (!pathname.includes('.')) return false
    return (await this.placeOf(origin + pathname).catch(() => null)) !== null
  }

  /** How many files there are, and which of them are not stored. Rejects when the list cannot be had. */
  async look(): Promise<{ size: number; missing: string[] }> {
    const places = [...(await this.allPlaces()).values()]
    const list = this.listUrl()
    if (list !== null) places.unshift(list)
    const cache = await caches.open(cacheName)
    const kept = new Set((await cache.keys()).map((request) => request.url))
    return { size: places.length, missing: places.filter((place) => !kept.has(place)) }
  }

  /** Fetches and stores one that is missing. False where that cannot be. */
  async store(place: string): Promise<boolean> {
    const response = await fetch(place)
    return response.ok && keep(await caches.open(cacheName), place, response)
  }

  /** Drops what belonged to builds before this one; not while it is unknown what belongs to this one. */
  async forgetOthers(): Promise<void> {
    const cache = await caches.open(cacheName)
    const kept = await cache.keys()
    // A first install does not pay for the list.
    if (kept.length === 0) return
    const current = new Set([...(await this.allPlaces()).values(), this.listUrl()])
    const stale = kept.filter((request) => !current.has(request.url))
    await Promise.all(stale.map((request) => cache.delete(request)))
  }

  /** Where a file is kept; null for what is not of this build. */
  private async placeOf(url: string): Promise<string | null> {
    return (await this.allPlaces()).get(url) ?? null
  }

  /** Where each file is kept, by its address. Rejects when the list cannot be had; the next call tries again. */
  private allPlaces(): Promise<ReadonlyMap<string, string>> {
    this.places ??= this.readList().catch((cause: unknown) => {
      this.places = undefined
      throw cause
    })
    return this.places
  }

  private async readList(): Promise<ReadonlyMap<string, string>> {
    const url = this.listUrl()
    if (url === null) return new Map()
    const response = await this.respond(url)
    if (!response.ok) throw new Error(`The list of files: ${response.status} for ${url}`)
    const list: LaterList = await response.json()
    return new Map(
      list.map(([path, revision]) => {
        const file = this.absolute(path)
        return [file, revisioned(file, revision)]
      }),
    )
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

/** The server takes no notice of the query; it only tells versions apart. */
function revisioned(url: string, revision: string | null): string {
  return revision === null ? url : `${url}?revision=${revision}`
}
