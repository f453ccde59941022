import { Dexie } from 'dexie'
import { withRoom } from '#lib/storage/room'
import { adoptNumbered } from './adoptNumbered'
import { databasesOf, nativeSteps } from './nativeDatabase'
import { isBeyondUse, StorageError, storageErrorOf, unlessBlocked } from './storageError'

/**
 * A database that is checked before use. A newer, damaged, full, blocked or silent database stays as it is
 * and causes a {@link StorageError}. It never opens automatically: all work goes through {@link execute}.
 */
export class GuardedDatabase extends Dexie {
  #connecting: Promise<void> | undefined
  /** Loading or writing sample content takes time, so it has no time limit. */
  protected isAtWork = false

  /** `domain`: name of the affected data in error answers. */
  constructor(
    name: string,
    readonly domain: string,
  ) {
    super(name, { autoOpen: false })
    this.on('populate', () => {
      this.isAtWork = true
    })
    // Another tab keeps its connection, so no upgrade has started.
    this.on('blocked', () => {
      this.isAtWork = false
    })
    // Another connection upgrades or deletes it. Dexie would close too, but log a warning.
    this.on('versionchange', () => {
      this.close({ disableAutoOpen: false })
      return false
    })
  }

  /** Opens the database; await it outside of transactions. @throws {StorageError} */
  async ready(): Promise<void> {
    if (this.isOpen()) return
    this.#connecting ??= this.#inTime(this.#connect()).finally(() => {
      this.#connecting = undefined
    })
    await this.#connecting
  }

  /**
   * Runs `work` on the open database, and again after removing an obstacle: the first try must leave nothing
   * behind, or the second must handle it.
   * @throws {StorageError} if it takes longer than `limitMs`
   */
  async execute<T>(work: () => Promise<T>, limitMs?: number): Promise<T> {
    const tryOnce = () => this.#once(work, limitMs)
    try {
      return await this.makingRoom(tryOnce)
    } catch (cause) {
      try {
        if (!(await this.#isWorthAnotherTry(cause))) throw cause
        return await tryOnce()
      } catch (last) {
        throw this.#named(last)
      }
    }
  }

  /**
   * Like {@link execute}, for work that only needs a result. If storage is full, it sees its writes,
   * but they are rolled back. `work` may only await the database.
   */
  async lookUp<T>(work: () => Promise<T>, limitMs?: number): Promise<T> {
    try {
      return await this.execute(work, limitMs)
    } catch (cause) {
      if (!isFull(cause) || !this.isOpen()) throw cause
      return this.#withoutTrace(work)
    }
  }

  /** Runs work that can be skipped if storage is full. */
  async whereRoom(work: () => Promise<unknown>): Promise<void> {
    try {
      await withRoom(work, isFull)
    } catch (cause) {
      if (!isFull(cause)) throw cause
      console.warn(`${this.name} has no room for what can wait`, cause)
    }
  }

  async #withoutTrace<T>(work: () => Promise<T>): Promise<T> {
    const answers: T[] = []
    try {
      await this.transaction('rw', this.tables, async (transaction) => {
        answers.push(await work())
        // Storage is only claimed at the end of a transaction, which this one never reaches.
        transaction.abort()
      })
    } catch (cause) {
      const [answer] = answers
      if (answer === undefined) throw this.#named(cause)
      return answer
    }
    throw new StorageError('storagefull', { domain: this.domain })
  }

  /** Opens the database; an unusable one is deleted and created again first. */
  async readyOrAnew(): Promise<void> {
    try {
      await this.ready()
    } catch (cause) {
      if (!isBeyondUse(cause)) throw this.#named(cause)
      this.close()
      await unlessBlocked(this.removed())
      await this.ready()
    }
  }

  /** Deletes the database, numbered ones too; other connections are asked to close. */
  async removed(): Promise<void> {
    const numbered = (await databasesOf(this.name)).map(({ name }) => name)
    await Promise.all([...new Set([this.name, ...numbered])].map((name) => Dexie.delete(name)))
  }

  /** Deletes all rows in one transaction; an unusable database is created again. */
  async emptied(): Promise<void> {
    await this.readyOrAnew()
    await this.transaction('rw', this.tables, async () => {
      await Promise.all(this.tables.map((table) => table.clear()))
    })
  }

  /** Runs `work`, and again if deleting offline files made room; the first try leaves nothing. */
  protected makingRoom<T>(work: () => Promise<T>): Promise<T> {
    return withRoom(work, isFull)
  }

  /** Removes the obstacle that made work fail. @returns whether there was one */
  protected mend(): Promise<boolean> {
    return Promise.resolve(false)
  }

  async #once<T>(work: () => Promise<T>, limitMs?: number): Promise<T> {
    await this.ready()
    return this.#inTime(work(), limitMs)
  }

  async #isWorthAnotherTry(cause: unknown): Promise<boolean> {
    // Another tab made this one close the database in the meantime.
    if (cause instanceof Dexie.DatabaseClosedError) return true
    return storageErrorOf(cause) === null && (await this.mend())
  }

  /** Adds the domain to a fault, unless an inner error already has it. */
  #named(cause: unknown): unknown {
    const code = storageErrorOf(cause)
    if (code === null || (cause instanceof StorageError && cause.values.domain !== null))
      return cause
    return new StorageError(code, { domain: this.domain, cause })
  }

  #inTime<T>(work: Promise<T>, limitMs?: number): Promise<T> {
    return unlessBlocked(work, limitMs, () => this.isAtWork)
  }

  async #connect(): Promise<void> {
    const found = await this.#foundVersion()
    // Check before opening: Dexie would accept a foreign version and add missing tables.
    this.#refuseForeign(found)
    // An upgrade rewrites the rows of an older version.
    this.isAtWork = found !== null && found < this.verno * nativeSteps
    try {
      await this.open()
    } catch (cause) {
      if (cause instanceof Dexie.MissingAPIError) throw cause
      throw new StorageError(storageErrorOf(cause) ?? 'databasedamaged', { cause })
    } finally {
      this.isAtWork = false
    }
    this.#refuseForeign(this.backendDB().version)
    if (this.#isWhole(this.backendDB())) return
    this.close()
    throw new StorageError('databasedamaged')
  }

  /** @returns null if there is none or the browser does not tell */
  async #foundVersion(): Promise<number | null> {
    const found = await databasesOf(this.name)
    if (found.every(({ name }) => name === this.name)) return found[0]?.version ?? null
    this.isAtWork = true
    try {
      await adoptNumbered(this.name)
    } catch (cause) {
      throw new StorageError(storageErrorOf(cause) ?? 'databasedamaged', { cause })
    } finally {
      this.isAtWork = false
    }
    return this.#foundVersion()
  }

  /** Whether all tables exist with the expected keys, which Dexie does not check. */
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
    // Versions in between come from a repair by Dexie: tables were missing, with their rows.
    throw new StorageError(version < own + nativeSteps ? 'databasedamaged' : 'databasenewer')
  }
}

function isFull(cause: unknown): boolean {
  return storageErrorOf(cause) === 'storagefull'
}
