/** Worker side: the files of the install, all of them or none, put back where they are gone from Cache Storage. */
import { cacheNames } from 'workbox-core'
import type { PrecacheEntry } from 'workbox-precaching'
import { hasRoomToInstall } from '#lib/storage/room'
import { type CacheOutcome, cacheWithinReserve } from './cacheStorage'
import type { DeferredPrecache } from './deferredPrecache'

/** Workbox stores them once, when the worker is installed: what is cleared later stays away for it. */
export class Precache {
  constructor(
    private readonly scope: string,
    private readonly files: readonly PrecacheEntry[],
    private readonly deferred: DeferredPrecache,
    /** Under which address Workbox caches a file. */
    private readonly keyOf: (url: string) => string | undefined,
  ) {}

  /** Has all of them stored. Where that fails, only what an earlier version needs stays; rejects then. */
  async install(storeAll: () => Promise<unknown>): Promise<void> {
    await hasRoomToInstall()
    const cache = await caches.open(cacheNames.precache)
    const before = new Set((await cache.keys()).map(({ url }) => url))
    try {
      await storeAll()
    } catch (cause) {
      const added = (await cache.keys()).filter(({ url }) => !before.has(url))
      await Promise.all(added.map((request) => cache.delete(request)))
      if (before.size === 0) await caches.delete(cacheNames.precache)
      throw cause
    }
  }

  /** How many files there are, and which of them are not stored. */
  async inspect(): Promise<{ size: number; missing: string[] }> {
    const cache = await caches.open(cacheNames.precache)
    const cached = new Set((await cache.keys()).map((request) => request.url))
    const urls = this.files.map(({ url }) => new URL(url, this.scope).href)
    return { size: urls.length, missing: urls.filter((url) => !cached.has(this.keyOf(url) ?? url)) }
  }

  /** Fetches and stores one that is missing, unless the server has another build. */
  async store(url: string): Promise<CacheOutcome> {
    const response = await fetch(url, { cache: 'no-cache' })
    if (!response.ok || !(await this.isOfThisBuild(response.clone()))) return 'failed'
    return cacheWithinReserve(cacheNames.precache, this.keyOf(url) ?? url, response)
  }

  /** A page of another build would ask this worker for scripts that it does not know. */
  private async isOfThisBuild(response: Response): Promise<boolean> {
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return true
    const scripts = (await response.text()).match(/assets\/[\w.-]+\.js/g) ?? []
    const first = new Set(this.files.map(({ url }) => url))
    const isOwn = async (script: string) =>
      first.has(script) || this.deferred.has(new URL(script, this.scope))
    const answers = await Promise.all(scripts.map(isOwn))
    return answers.every((own) => own)
  }
}
