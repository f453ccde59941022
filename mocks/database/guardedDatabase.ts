import { Dexie } from 'dexie'
import { withRoom } from '#lib/storage/room'
import { adoptNumbered } from './adoptNumbered'
import { databasesOf, nativeSteps } from './nativeDatabase'
import { isBeyondUse, StoreFault, storeFaultOf, unlessBlocked } from './storeFault'

/**
 * A database that is looked at before it is used. One that is newer, damaged, full, held by another
 * tab or silent is named by a {@link StoreFault} and left as it is. It never opens by itself: all work
 * goes through {@link carryOut}.
 */
export class GuardedDatabase extends Dexie {
  #connecting: Promise<void> | undefined
  /** Loading or laying out content takes its time: that is no silence, and has no limit. */
  protected isAtWork = false

  /** `domain`: whose data these are, as an answer that names a fault calls them. */
  constructor(
    name: string,
    readonly domain: string,
  ) {
    super(name, { autoOpen: false })
    this.on('populate', () => {
      this.isAtWork = true
    })
    // Another tab does not let go: no upgrade has begun.
    this.on('blocked', () => {
      this.isAtWork = false
    })
    // Another connection upgrades or removes it. Dexie lets go too, but warns of what is as it should be.
    this.on('versionchange', () => {
      this.close({ disableAutoOpen: false })
      return false
    })
  }

  /** Opens it; to be awaited outside of any transaction. Throws a {@link StoreFault}. */
  async ready(): Promise<void> {
    if (this.isOpen()) return
    this.#connecting ??= this.#inTime(this.#connect()).finally(() => {
      this.#connecting = undefined
    })
    await this.#connecting
  }

  /**
   * Does `work` on the open database, and once more where something in its way was moved: nothing of
   * the first try may have been kept, or the second must find it. Throws a {@link StoreFault} when it does
   * not end within `limitMs` milliseconds.
   */
  async carryOut<T>(work: () => Promise<T>, limitMs?: number): Promise<T> {
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
   * As {@link carryOut}, for work of which only the answer counts: on a full device it sees what it
   * writes, and nothing of that stays. It may wait for nothing but the database.
   */
  async lookUp<T>(work: () => Promise<T>, limitMs?: number): Promise<T> {
    try {
      return await this.carryOut(work, limitMs)
    } catch (cause) {
      if (!isFull(cause) || !this.isOpen()) throw cause
      return this.#withoutTrace(work)
    }
  }

  /** Does what may wait for another time, and on a full device does. */
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
        // Room is asked for at the end of a transaction: this one has none.
        transaction.abort()
      })
    } catch (cause) {
      const [answer] = answers
      if (answer === undefined) throw this.#named(cause)
      return answer
    }
    throw new StoreFault('storagefull', { domain: this.domain })
  }

  /** Opens it; what cannot be used is removed and made anew first. */
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

  /** Resolves when nothing of it is left; whoever has it open is asked to let go. */
  async removed(): Promise<void> {
    const numbered = (await databasesOf(this.name)).map(({ name }) => name)
    await Promise.all([...new Set([this.name, ...numbered])].map((name) => Dexie.delete(name)))
  }

  /** Takes out everything, in one transaction; what cannot be used is made anew. */
  async emptied(): Promise<void> {
    await this.readyOrAnew()
    await this.transaction('rw', this.tables, async () => {
      await Promise.all(this.tables.map((table) => table.clear()))
    })
  }

  /** Does `work`, and once more when offline files could make room for it: nothing of the first try stays. */
  protected makingRoom<T>(work: () => Promise<T>): Promise<T> {
    return withRoom(work, isFull)
  }

  /** Moves out of the way what made some work fail. Whether there was anything. */
  protected mend(): Promise<boolean> {
    return Promise.resolve(false)
  }

  async #once<T>(work: () => Promise<T>, limitMs?: number): Promise<T> {
    await this.ready()
    return this.#inTime(work(), limitMs)
  }

  async #isWorthAnotherTry(cause: unknown): Promise<boolean> {
    // Another tab wanted the database for itself in between.
    if (cause instanceof Dexie.DatabaseClosedError) return true
    return storeFaultOf(cause) === null && (await this.mend())
  }

  /** A fault says whose data it hit; what it is within already says so. */
  #named(cause: unknown): unknown {
    const code = storeFaultOf(cause)
    if (code === null || (cause instanceof StoreFault && cause.domain !== null)) return cause
    return new StoreFault(code, { domain: this.domain, cause })
  }

  #inTime<T>(work: Promise<T>, limitMs?: number): Promise<T> {
    return unlessBlocked(work, limitMs, () => this.isAtWork)
  }

  async #connect(): Promise<void> {
    const found = await this.#foundVersion()
    // Before opening: Dexie would take one of another version for its own, and add what it misses.
    this.#refuseForeign(found)
    // The rows of an older version are written anew.
    this.isAtWork = found !== null && found < this.verno * nativeSteps
    try {
      await this.open()
    } catch (cause) {
      if (cause instanceof Dexie.MissingAPIError) throw cause
      throw new StoreFault(storeFaultOf(cause) ?? 'databasedamaged', { cause })
    } finally {
      this.isAtWork = false
    }
    this.#refuseForeign(this.backendDB().version)
    if (this.#isWhole(this.backendDB())) return
    this.close()
    throw new StoreFault('databasedamaged')
  }

  /** Null when there is none, or the browser does not tell. */
  async #foundVersion(): Promise<number | null> {
    const found = await databasesOf(this.name)
    if (found.every(({ name }) => name === this.name)) return found[0]?.version ?? null
    this.isAtWork = true
    try {
      await adoptNumbered(this.name)
    } catch (cause) {
      throw new StoreFault(storeFaultOf(cause) ?? 'databasedamaged', { cause })
    } finally {
      this.isAtWork = false
    }
    return this.#foundVersion()
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
}

function isFull(cause: unknown): boolean {
  return storeFaultOf(cause) === 'storagefull'
}
