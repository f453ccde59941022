/** Worker side: all that is stored for use without a network, counted and completed over both tiers. */
import type { LaterFiles } from './laterFiles'
import type { Precache } from './precache'

type Report = (stored: number, total: number) => void

interface Count {
  stored: number
  total: number
}

/** The files of the install come first: without them nothing starts. */
export class StoredTiers {
  private running: Promise<void> | undefined

  constructor(
    private readonly precache: Precache,
    private readonly later: LaterFiles,
  ) {}

  /** Stores what is missing, one at a time, resumable; `report` hears of every step. A second call joins the first. */
  storeAll(report: Report): Promise<void> {
    this.running ??= this.store(report).finally(() => {
      this.running = undefined
    })
    return this.running
  }

  /** Says what is stored now, and stores nothing. */
  async count(report: Report): Promise<void> {
    const first = await this.precache.look()
    // Without the list of the rest nobody knows how much is missing; but something is.
    const rest = await this.later.look().catch(() => ({ size: 1, missing: [''] }))
    const total = first.size + rest.size
    report(total - first.missing.length - rest.missing.length, total)
  }

  private async store(report: Report): Promise<void> {
    const first = await this.precache.look()
    const rest = await this.later.look()
    const total = first.size + rest.size
    const count = { total, stored: total - first.missing.length - rest.missing.length }
    report(count.stored, count.total)
    await storeEach(first.missing, (file) => this.precache.store(file), count, report)
    await storeEach(rest.missing, (file) => this.later.store(file), count, report)
  }
}

async function storeEach(
  files: readonly string[],
  store: (file: string) => Promise<boolean>,
  count: Count,
  report: Report,
): Promise<void> {
  for (const file of files) {
    if (!(await store(file))) continue
    count.stored += 1
    report(count.stored, count.total)
  }
}
