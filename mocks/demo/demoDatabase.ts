import type { EntityTable } from 'dexie'
import { now } from '../clock'
import { loadContent, type MockConfig } from '../config'
import { GuardedDatabase } from '../database/guardedDatabase'

/** Says that the sample content was laid out, and when (milliseconds since 1970). */
interface SeedMark {
  id: 'seed'
  at: number
}

/** Rows that are written before other calls get their turn: some tens of milliseconds. */
const pieceSize = 1000

/** The rows of each table, by its name. */
export type Rows = Readonly<Record<string, readonly object[]>>

/**
 * A demo section's own database, `demo-<domain>`: one that is damaged leaves the others whole. It is
 * filled with the sample content of `/demo/<domain>.json` when it is first used, all of it or none.
 */
export abstract class DemoDatabase extends GuardedDatabase {
  declare readonly seedMark: EntityTable<SeedMark, 'id'>
  #isSeeded = false

  /** `stores`: the tables of the first version with their indexes, as Dexie writes them. */
  constructor(domain: string, stores: Record<string, string>) {
    super(`demo-${domain}`, domain)
    this.version(1).stores({ ...stores, seedMark: 'id' })
  }

  /** Another tab may have deleted or upgraded it since it was open: nothing that was known counts. */
  override async ready(): Promise<void> {
    if (!this.isOpen()) this.#isSeeded = false
    await super.ready()
  }

  /**
   * Checks the sample content and lays it out around `at` (milliseconds since 1970): what it dates
   * relative to today becomes a moment. Throws when the content does not fit.
   */
  protected abstract rowsOf(content: unknown, at: number): Rows

  /**
   * Makes sure that the sample content is there; to be awaited outside of any transaction. Throws a
   * {@link StoreFault} when the database cannot be used as it is.
   */
  async seeded(config: MockConfig): Promise<void> {
    await this.ready()
    if (this.#isSeeded) return
    if (!(await this.seedMark.get('seed'))) {
      const rows = await this.#sampleRows(config)
      await this.transaction('rw', this.tables, async () => {
        if (!(await this.seedMark.get('seed'))) await this.#fill(rows)
      })
    }
    this.#isSeeded = true
  }

  /** Takes everything back to the sample content, in one transaction. */
  async reset(config: MockConfig): Promise<void> {
    await this.replace(await this.#sampleRows(config))
  }

  /** Puts `rows` in the place of everything, in one transaction. What cannot be used is made anew first. */
  async replace(rows: Rows, report?: (stored: number) => void): Promise<void> {
    await this.readyOrAnew()
    await this.makingRoom(() =>
      this.transaction('rw', this.tables, async () => {
        await Promise.all(this.tables.map((table) => table.clear()))
        await this.#fill(rows, report)
      }),
    )
  }

  async #sampleRows(config: MockConfig): Promise<Rows> {
    this.isAtWork = true
    try {
      return this.rowsOf(await loadContent(config, `/demo/${this.domain}.json`), now())
    } finally {
      this.isAtWork = false
    }
  }

  /** In pieces: what else the worker is asked for gets its turn between them. `report` hears of each. */
  async #fill(rows: Rows, report?: (stored: number) => void): Promise<void> {
    let stored = 0
    for (const [name, all] of Object.entries(rows)) {
      for (let start = 0; start < all.length; start += pieceSize) {
        const piece = all.slice(start, start + pieceSize)
        await this.table(name).bulkPut(piece)
        stored += piece.length
        report?.(stored)
      }
    }
    await this.seedMark.put({ id: 'seed', at: now() })
  }
}
