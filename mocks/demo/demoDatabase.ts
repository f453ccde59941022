import type { EntityTable } from 'dexie'
import { now } from '../clock'
import { loadContent, type MockConfig } from '../config'
import { GuardedDatabase } from '../database/guardedDatabase'

/** Marks that the sample content was written, and when (ms since 1970). */
interface SeedMark {
  id: 'seed'
  at: number
}

/** Rows per write; other calls wait some tens of ms for each. */
const pieceSize = 1000

/** Rows by table name. */
export type Rows = Readonly<Record<string, readonly object[]>>

/**
 * The database of one demo section, `demo-<domain>`. A damaged one does not affect the others. First use
 * fills it with the sample content of `/demo/<domain>.json`, all or nothing.
 */
export abstract class DemoDatabase extends GuardedDatabase {
  declare readonly seedMark: EntityTable<SeedMark, 'id'>
  #isSeeded = false

  /** `stores`: tables of the first version with their indexes, in Dexie's syntax. */
  constructor(domain: string, stores: Record<string, string>) {
    super(`demo-${domain}`, domain)
    this.version(1).stores({ ...stores, seedMark: 'id' })
  }

  /** After reconnecting, checks the sample content again: another tab may have deleted or upgraded it. */
  override async ready(): Promise<void> {
    if (!this.isOpen()) this.#isSeeded = false
    await super.ready()
  }

  /**
   * Validates the sample content and dates it relative to `at` (ms since 1970).
   * @throws if the content does not match its schema
   */
  protected abstract rowsOf(content: unknown, at: number): Rows

  /** Ensures that the sample content exists; await it outside of transactions. @throws {StorageError} */
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

  /** Resets everything to the sample content, in one transaction. */
  async reset(config: MockConfig): Promise<void> {
    await this.replace(await this.#sampleRows(config))
  }

  /** Replaces all rows in one transaction. An unusable database is created again first. */
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

  /** Writes in pieces, so that other calls run in between. `report` is called after each. */
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
