/** Rows of one table that follow each other, in one record: what they are read from, and moved to their table from. */
import { type DBCoreTable, type DBCoreTransaction, Dexie } from 'dexie'
import { type Batch, stagedStore } from '../nativeDatabase'

/** Read at once: a tab that reads more does nothing else for long. */
const readAtOnce = 50

/** What is staged, as each transaction finds it. */
export class Batches {
  /** All rows are in their tables, for good. */
  areOver = false
  readonly #store: DBCoreTable
  /** By table and key, so that each is read once. */
  readonly #known = new Map<string, ReadonlyMap<string, Batch>>()

  constructor(store: DBCoreTable) {
    this.#store = store
  }

  /** Those of a table, in the order of their rows' keys. */
  of(table: string, trans: DBCoreTransaction): Promise<Batch[]> {
    const store = this.#store
    const range = { type: 2, lower: [table], upper: [table, []] }
    const query = { index: store.schema.primaryKey, range }
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- Dexie's types have the enum, its code does not
    return store.query({ trans, values: false, query }).then(({ result: keys }) => {
      const known = this.#known.get(table)
      const missing = keys.filter((key) => !known?.has(nameOf(key)))
      return this.#read(missing, trans).then((read) => {
        const all = new Map([...(known ?? []), ...read.map(named)])
        const there = keys.flatMap((key) => all.get(nameOf(key)) ?? [])
        this.#known.set(table, new Map(there.map(named)))
        return there
      })
    })
  }

  #read(keys: readonly unknown[], trans: DBCoreTransaction): Promise<Batch[]> {
    if (keys.length === 0) return Dexie.Promise.resolve([])
    const [some, rest] = [keys.slice(0, readAtOnce), keys.slice(readAtOnce)]
    return this.#store
      .getMany({ trans, keys: some })
      .then((batches) => this.#read(rest, trans).then((others) => [...batches, ...others]))
  }

  /** The transaction may be undone: what is there is asked anew each time. */
  remove(batches: readonly Batch[], trans: DBCoreTransaction): Promise<unknown> {
    return this.#store.mutate({ type: 'delete', trans, keys: batches.map(keyOf) })
  }

  /** Moves all to their tables: in one tab, and when that is closed in the next. */
  async moveAll(native: IDBDatabase): Promise<void> {
    try {
      await navigator.locks.request(`${native.name}: ${stagedStore}`, () => moveBatches(native))
      this.areOver = true
    } catch (cause) {
      // Closed, or on the way to another version: whoever opens it next goes on.
      if (Object(cause).name === 'InvalidStateError') return
      console.warn(`Rows of ${native.name} stay staged`, cause)
    }
  }
}

const keyOf = ({ table, first }: Batch): [string, unknown] => [table, first]
const named = (batch: Batch) => [nameOf(keyOf(batch)), batch] as const

/** What tells a key in a set: keys may be lists. */
export function nameOf(key: unknown): string {
  return JSON.stringify(key)
}

/** Moves one after the other, each as a whole; others' calls come in between. */
export async function moveBatches(native: IDBDatabase): Promise<void> {
  for (;;) {
    const reading = native.transaction(stagedStore)
    const [key] = await answerOf(reading.objectStore(stagedStore).getAllKeys(null, 1))
    if (key === undefined) return
    await moveBatch(native, key)
  }
}

function moveBatch(native: IDBDatabase, key: IDBValidKey): Promise<void> {
  const [table] = [key].flat().map(String)
  if (table === undefined) return Promise.resolve()
  const moving = native.transaction([stagedStore, table], 'readwrite', { durability: 'relaxed' })
  const staged = moving.objectStore(stagedStore)
  const asking = staged.get(key)
  asking.onsuccess = () => {
    // Somebody's change may have moved it meanwhile.
    const batch: Batch | undefined = asking.result
    for (const row of batch?.rows ?? []) moving.objectStore(table).put(row)
    staged.delete(key)
  }
  return new Promise((resolve, reject) => {
    moving.oncomplete = () => resolve()
    moving.onabort = () => reject(moving.error ?? new Error(`${table} was not written`))
  })
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
