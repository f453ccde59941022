/** Cache Storage in memory: the part of it that the app uses. jsdom and Node have none. */
export class MemoryCaches {
  readonly caches = new Map<string, MemoryCache>()

  async open(name: string): Promise<MemoryCache> {
    const cache = this.caches.get(name) ?? new MemoryCache()
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

  /** Every key of every cache. */
  urls(): string[] {
    return [...this.caches.values()].flatMap((cache) => [...cache.entries.keys()])
  }
}

class MemoryCache {
  readonly entries = new Map<string, Response>()

  async put(url: string, response: Response): Promise<void> {
    this.entries.set(url, response)
  }

  async match(url: string): Promise<Response | undefined> {
    return this.entries.get(url)?.clone()
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((url) => ({ url }))
  }

  async delete(key: string | { url: string }): Promise<boolean> {
    return this.entries.delete(typeof key === 'string' ? key : key.url)
  }
}
