/** In-memory Cache Storage with the methods that the app uses. jsdom and Node have none. */
export class MemoryCaches {
  readonly caches = new Map<string, MemoryCache>()
  /** Quota of the device, and bytes used outside the caches. */
  room = Infinity
  data = 0

  async open(name: string): Promise<MemoryCache> {
    const cache =
      this.caches.get(name) ?? new MemoryCache((size) => this.used() + size <= this.room)
    this.caches.set(name, cache)
    return cache
  }

  async has(name: string): Promise<boolean> {
    return this.caches.has(name)
  }

  async keys(): Promise<string[]> {
    return [...this.caches.keys()]
  }

  async delete(name: string): Promise<boolean> {
    return this.caches.delete(name)
  }

  async match(url: string): Promise<Response | undefined> {
    for (const cache of this.caches.values()) {
      const found = await cache.match(url)
      if (found) return found
    }
    return undefined
  }

  used(): number {
    const sizes = [...this.caches.values()].flatMap((cache) => [...cache.sizes.values()])
    return sizes.reduce((sum, size) => sum + size, this.data)
  }

  /** @returns every key of every cache */
  urls(): string[] {
    return [...this.caches.values()].flatMap((cache) => [...cache.entries.keys()])
  }
}

class MemoryCache {
  readonly entries = new Map<string, Response>()
  readonly sizes = new Map<string, number>()

  constructor(private readonly fits: (size: number) => boolean) {}

  async put(url: string, response: Response): Promise<void> {
    const { size } = await response.clone().blob()
    if (!this.fits(size)) throw new DOMException('Full', 'QuotaExceededError')
    this.entries.set(url, response)
    this.sizes.set(url, size)
  }

  async match(key: string | { url: string }): Promise<Response | undefined> {
    return this.entries.get(typeof key === 'string' ? key : key.url)?.clone()
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((url) => ({ url }))
  }

  async delete(key: string | { url: string }): Promise<boolean> {
    const url = typeof key === 'string' ? key : key.url
    this.sizes.delete(url)
    return this.entries.delete(url)
  }
}
