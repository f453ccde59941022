/** Worker side: counts and completes everything that is stored for offline use, over all tiers. */
import { mayKeepOffline, pauseOffline } from '#lib/storage/room'
import type { StoredMessage } from '../messages'
import type { CacheOutcome } from './cacheStorage'
import type { DeferredPrecache } from './deferredPrecache'
import type { Precache } from './precache'

type Count = Omit<StoredMessage, 'type'>
type Report = (count: Count) => void

/** The files of the install come first, because nothing starts without them. */
export class PrecacheTiers {
  private running: Promise<void> | undefined

  constructor(
    private readonly precache: Precache,
    private readonly deferred: DeferredPrecache,
  ) {}

  /**
   * Stores missing files one at a time, and reports each step. It can be resumed. A second call joins the
   * running one.
   */
  storeAll(report: Report): Promise<void> {
    this.running ??= this.store(report).finally(() => {
      this.running = undefined
    })
    return this.running
  }

  /** Reports how many files are stored now, and stores none. */
  async count(report: Report): Promise<void> {
    const shell = await this.precache.inspect()
    // Without the list of deferred files their number is unknown, but some are missing.
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

/**
 * Stops at a file that does not fit. If the browser reports enough storage all the same, storing is paused,
 * so that it is not tried again at each start.
 */
async function stop(report: Report, count: Omit<Count, 'isFull'>): Promise<void> {
  report({ ...count, isFull: true })
  if (await mayKeepOffline(0)) await pauseOffline()
}
