/** Worker side: the files that are stored after the install, one at a time, resumable. */
const cacheName = 'later-files'

interface LaterFile {
  /** Absolute. */
  url: string
  /** Changes with the content; null where the name does (a hashed one). */
  revision: string | null
}

/** Every file is kept under an address that changes with its content, so one cache serves every build. */
export class LaterFiles {
  /** Where each file is kept, by its address. */
  private readonly keptAt: ReadonlyMap<string, string>
  private running: Promise<void> | undefined

  constructor(files: readonly LaterFile[]) {
    this.keptAt = new Map(files.map(({ url, revision }) => [url, revisioned(url, revision)]))
  }

  has(url: string): boolean {
    return this.keptAt.has(url)
  }

  /** From the cache; from the network, and kept, when it is asked for before its turn came. */
  async respond(url: string): Promise<Response> {
    const cache = await caches.open(cacheName)
    const place = this.keptAt.get(url) ?? url
    return (await cache.match(place)) ?? (await fetchInto(cache, place))
  }

  /** Stores what is missing; `report` hears of every step. A second call joins the first. */
  storeAll(report: (stored: number, total: number) => void): Promise<void> {
    this.running ??= this.store(report).finally(() => {
      this.running = undefined
    })
    return this.running
  }

  /** Drops what belonged to builds before this one. */
  async forgetOthers(): Promise<void> {
    const cache = await caches.open(cacheName)
    const current = new Set(this.keptAt.values())
    const stale = (await cache.keys()).filter((request) => !current.has(request.url))
    await Promise.all(stale.map((request) => cache.delete(request)))
  }

  private async store(report: (stored: number, total: number) => void): Promise<void> {
    const cache = await caches.open(cacheName)
    const kept = new Set((await cache.keys()).map((request) => request.url))
    const total = this.keptAt.size
    const missing = [...this.keptAt.values()].filter((place) => !kept.has(place))
    let stored = total - missing.length
    report(stored, total)
    for (const place of missing) {
      await fetchInto(cache, place)
      stored += 1
      report(stored, total)
    }
  }
}

/** The server takes no notice of the query; it only tells versions apart. */
function revisioned(url: string, revision: string | null): string {
  return revision === null ? url : `${url}?revision=${revision}`
}

async function fetchInto(cache: Cache, url: string): Promise<Response> {
  const response = await fetch(url)
  if (response.ok) await cache.put(url, response.clone())
  return response
}
