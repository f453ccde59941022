/** Worker side: all that is stored for use without a network, counted and completed over all tiers. */
import { mayKeepOffline, pauseOffline } from '#lib/storage/room'
import type { StoredMessage } from '../messages'
import type { CacheOutcome } from './cacheStorage'
import type { DeferredPrecache } from './deferredPrecache'
import type { Precache } from './precache'

type Count = Omit<StoredMessage, 'type'>
type Report = (count: Count) => void

/** The files of the install come first: without them nothing starts. */
export class PrecacheTiers {
  private running: Promise<void> | undefined

  constructor(
    private readonly precache: Precache,
    private readonly deferred: DeferredPrecache,
  ) {}

  /** Stores what is missing, one at a time, resumable; `report` hears of every step. A second call joins the shell. */
  storeAll(report: Report): Promise<void> {
    this.running ??= this.store(report).finally(() => {
      this.running = undefined
    })
    return this.running
  }

  /** Says what is stored now, and stores nothing. */
  async count(report: Report): Promise<void> {
    const shell = await this.precache.inspect()
    // Without the list of the deferred files it is unknown how many are missing, but some are.
    const deferred = await this.deferred.inspect().catch(() => ({ size: 1, missing: [''] }))
    const total = shell.size + deferred.size
    const missing = shell.missing.length + deferred.missing.length
    report({ total, stored: total - missing, isFull: missing > 0 && !(await mayKeepOffline(0)) })
  }

  private async store(report: Report): Promise<void> {
    const shell = await this.precache.inspect()
    const deferred = await this.deferred.inspect()
    const total = shell.size + deferred.size
    let stored = total - shell.missing.length - deferred.missing.length
    report({ total, stored, isFull: false })
    const waiting: (() => Promise<CacheOutcome>)[] = [
      ...shell.missing.map((file) => () => this.precache.store(file)),
      ...deferred.missing.map((file) => () => this.deferred.store(file)),
    ]
    for (const storeNext of waiting) {
      const outcome = await storeNext()
      if (outcome === 'full') return stop(report, { total, stored })
      if (outcome === 'stored') report({ total, stored: ++stored, isFull: false })
    }
  }
}

/** What does not fit is not asked for again at each start; where the browser says that it would, that is noted. */
async function stop(report: Report, count: Omit<Count, 'isFull'>): Promise<void> {
  report({ ...count, isFull: true })
  if (await mayKeepOffline(0)) await pauseOffline()
}
