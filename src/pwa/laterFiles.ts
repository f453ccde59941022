/** Worker side: the files that are stored after the install, one at a time, resumable. */
const cacheName = 'later-files'

/** Hashed file names carry their own version, so one cache serves every build. */
export class LaterFiles {
  private readonly urls: Set<string>
  private running: Promise<void> | undefined

  /** `urls` are absolute. */
  constructor(urls: string[]) {
    this.urls = new Set(urls)
  }

  has(url: string): boolean {
    return this.urls.has(url)
  }

  /** From the cache; from the network, and kept, when it is asked for before its turn came. */
  async respond(request: Request): Promise<Response> {
    const cache = await caches.open(cacheName)
    return (await cache.match(request.url)) ?? (await fetchInto(cache, request.url))
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
    const stale = (await cache.keys()).filter((request) => !this.urls.has(request.url))
    await Promise.all(stale.map((request) => cache.delete(request)))
  }

  private async store(report: (stored: number, total: number) => void): Promise<void> {
    const cache = await caches.open(cacheName)
    const kept = new Set((await cache.keys()).map((request) => request.url))
    const missing = [...this.urls].filter((url) => !kept.has(url))
    let stored = this.urls.size - missing.length
    report(stored, this.urls.size)
    for (const url of missing) {
      await fetchInto(cache, url)
      stored += 1
      report(stored, this.urls.size)
    }
  }
}

async function fetchInto(cache: Cache, url: string): Promise<Response> {
  const response = await fetch(url)
  if (response.ok) await cache.put(url, response.clone())
  return response
}
