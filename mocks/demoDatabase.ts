import { Dexie, type EntityTable } from 'dexie'
import { now } from './clock'
import { loadContent, type MockConfig } from './config'
import { storedVersion } from './rawDatabase'
import { StoreFault, storeFaultOf, unlessBlocked } from './storeFault'

/** Says that the sample content was laid out, and when (milliseconds since 1970). */
interface SeedMark {
  id: 'seed'
  at: number
}

/** The rows of each table, by its name. */
export type Rows = Readonly<Record<string, readonly object[]>>

/** Dexie counts versions in tenths: its version 1 is the browser's 10. */
export const nativeSteps = 10

/**
 * A demo section's own database, `demo-<domain>`: one that is damaged leaves the others whole. It is
 * filled with the sample content of `/demo/<domain>.json` when it is first used, all of it or none.
 */
export abstract class DemoDatabase extends Dexie {
  declare readonly seedMark: EntityTable<SeedMark, 'id'>
  #isSeeded = false
  #connecting: Promise<void> | undefined

  /** `stores`: the tables of the first version with their indexes, as Dexie writes them. */
  constructor(
    readonly domain: string,
    stores: Record<string, string>,
  ) {
    // Not by itself: whoever opens it looks at its version first.
    super(`demo-${domain}`, { autoOpen: false })
    this.version(1).stores({ ...stores, seedMark: 'id' })
    // Another tab deletes or upgrades it: look again before trusting what was known.
    this.on('close', () => {
      this.#isSeeded = false
    })
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
    await this.#connected()
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
  async replace(rows: Rows): Promise<void> {
    try {
      await this.#connected()
    } catch (cause) {
      if (!isBeyondUse(cause)) throw cause
      await this.#discard()
      await this.#connected()
    }
    await this.transaction('rw', this.tables, async () => {
      await Promise.all(this.tables.map((table) => table.clear()))
      await this.#fill(rows)
    })
  }

  async #sampleRows(config: MockConfig): Promise<Rows> {
    return this.rowsOf(await loadContent(config, `/demo/${this.domain}.json`), now())
  }

  async #fill(rows: Rows): Promise<void> {
    await Promise.all(Object.entries(rows).map(([name, all]) => this.table(name).bulkPut([...all])))
    await this.seedMark.put({ id: 'seed', at: now() })
  }

  async #connected(): Promise<void> {
    if (this.isOpen()) return
    this.#connecting ??= unlessBlocked(this.#connect()).finally(() => {
      this.#connecting = undefined
    })
    await this.#connecting
  }

  async #connect(): Promise<void> {
    // Before opening: Dexie would take one of another version for its own, and add what it misses.
    this.#refuseForeign(await storedVersion(this.name))
    try {
      await this.open()
    } catch (cause) {
      if (cause instanceof Dexie.MissingAPIError) throw cause
      throw new StoreFault(storeFaultOf(cause) ?? 'databasedamaged', { cause })
    }
    this.#refuseForeign(this.backendDB().version)
    if (this.#isWhole(this.backendDB())) return
    this.close()
    throw new StoreFault('databasedamaged')
  }

  /** Whether all tables are there, with the keys that they should have: Dexie does not look. */
  #isWhole(native: IDBDatabase): boolean {
    const names = this.tables.map(({ name }) => name)
    if (!names.every((name) => native.objectStoreNames.contains(name))) return false
    const reading = native.transaction(names)
    return this.tables.every(({ name, schema }) => {
      const { keyPath } = reading.objectStore(name)
      return String(keyPath ?? '') === String(schema.primKey.keyPath ?? '')
    })
  }

  #refuseForeign(version: number | null): void {
    const own = this.verno * nativeSteps
    if (version === null || version <= own) return
    this.close()
    // In between stands what Dexie had to mend: tables were missing, and what they held.
    throw new StoreFault(version < own + nativeSteps ? 'databasedamaged' : 'databasenewer')
  }

  async #discard(): Promise<void> {
    this.close()
    await unlessBlocked(Promise.resolve(Dexie.delete(this.name)))
  }
}

/** Whether only a new database helps. */
function isBeyondUse(cause: unknown): boolean {
  const code = storeFaultOf(cause)
  return code === 'databasedamaged' || code === 'databasenewer'
}
