/** A database put back as a whole, beside the one that all others go on with until it is there. */
import { cmp, type Table } from 'dexie'
import type { GuardedDatabase } from '../database/guardedDatabase'
import { released } from '../database/leftovers'
import {
  answerOf,
  type Batch,
  contentsStore,
  halfVersion,
  nativeSteps,
  numberOf,
  type Remaining,
  restoring,
  stagedStore,
  standing,
} from '../database/nativeDatabase'
import { ContentsReader } from '../database/staged/contents'
import { unlessBlocked } from '../database/storeFault'

/** Rows written at once: the browser does one thing after the other, and no call waits for more than these. */
const portion = 50

/** A table with more rows gets them staged: so many a batch, which is moved while calls wait, and so many batches at once. */
const mostWrittenEach = 1000
const rowsEach = 50
const batchesAtOnce = 12

/** Browsers that tell neither which databases there are nor who is at them could not say which one counts. */
export function canStandBeside({ isInMemory }: GuardedDatabase): boolean {
  const locks: LockManager | undefined = Reflect.get(navigator, 'locks')
  return !isInMemory && locks !== undefined && typeof indexedDB.databases === 'function'
}

/**
 * Makes the database hold just these rows, all of them or none: whoever is stopped meanwhile finds the one
 * before, and half of one is tidied up by the next that opens it. Others go on with the one before, and open
 * the new one when they are asked to let go of it.
 */
export async function replaceWhole(
  database: GuardedDatabase,
  rowsOf: (table: Table) => readonly object[],
  asStored: (row: object) => object,
): Promise<void> {
  await navigator.locks.request(restoring, async () => {
    const before = await standing(database.name)
    const numbers = [before.name, ...before.leftovers].map((name) => numberOf({ name }))
    const next = `${database.name}.${Math.max(...numbers) + 1}`
    try {
      await write(next, database.tables, rowsOf, asStored)
      // From here on it counts.
      const whole = await open(next, database.verno * nativeSteps)
      whole.close()
    } catch (cause) {
      indexedDB.deleteDatabase(next)
      throw cause
    }
    database.close()
    await unlessBlocked(released(before)).catch((cause: unknown) => {
      console.warn(`Somebody who does not let go has ${before.name} open still`, cause)
    })
  })
}

async function write(
  name: string,
  tables: readonly Table[],
  rowsOf: (table: Table) => readonly object[],
  asStored: (row: object) => object,
): Promise<void> {
  const half = await open(name, halfVersion, (made) => {
    for (const table of tables) layOut(made, table)
    made.createObjectStore(stagedStore, { keyPath: ['table', 'place'] })
    made.createObjectStore(contentsStore, { keyPath: 'table' })
  })
  // While the browser writes one portion, the next one is handed over.
  const onTheWay: Promise<void>[] = []
  try {
    for (const table of tables) {
      for (const [store, records] of portionsOf(table, rowsOf(table), asStored)) {
        const portionWritten = put(half, store, records)
        // Its failure is told when its turn to be awaited comes, or with the failure of the one before.
        portionWritten.catch(() => undefined)
        onTheWay.push(portionWritten)
        if (onTheWay.length > 1) await onTheWay.shift()
      }
    }
    await Promise.all(onTheWay)
  } finally {
    await Promise.allSettled(onTheWay)
    half.close()
  }
}

/** What is written at once, and into which store. */
function* portionsOf(
  table: Table,
  rows: readonly object[],
  asStored: (row: object) => object,
): Generator<[store: string, records: object[]]> {
  const { primKey, indexes } = table.schema
  // Of a row that stands in an index more than once, a staged table would not know.
  if (rows.length <= mostWrittenEach || indexes.some(({ multi }) => multi)) {
    for (const part of partsOf(rows, portion)) yield [table.name, part.map(asStored)]
    return
  }
  const ordered = inKeyOrder(table, rows)
  const last = ordered.length - 1
  const paths = [primKey, ...indexes].map(({ keyPath }) => keyPath)
  const reader = new ContentsReader(paths)
  let place = 0
  // A hundred thousand rows made ready at once would keep every other call waiting.
  for (let from = 0; from < last; from += rowsEach * batchesAtOnce) {
    const some = ordered.slice(from, Math.min(last, from + rowsEach * batchesAtOnce))
    const batches = partsOf(some.map(asStored), rowsEach).map((part): Batch => {
      reader.read(part)
      return { table: table.name, place: place++, rows: part }
    })
    yield [stagedStore, batches]
  }
  const are = new Uint8Array(place).fill(1)
  const remaining: Remaining = { table: table.name, place: 'remaining', are }
  yield [stagedStore, [remaining]]
  yield [contentsStore, [reader.contents(table.name, rowsEach)]]
  // The last one in its table tells it which number the next one gets.
  yield [table.name, ordered.slice(last).map(asStored)]
}

export type Key = string | number | (string | number)[]

export function keyOf({ schema }: Table, row: object): Key {
  const path = schema.primKey.keyPath ?? ''
  return typeof path === 'string'
    ? Reflect.get(row, path)
    : path.map((part) => Reflect.get(row, part))
}

export function inKeyOrder<Row extends object>(table: Table, rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => cmp(keyOf(table, one), keyOf(table, other)))
}

function partsOf<T>(all: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / length) }, (_, index) =>
    all.slice(index * length, (index + 1) * length),
  )
}

/** As Dexie does. */
function layOut(database: IDBDatabase, { name, schema }: Table): void {
  const { keyPath, auto } = schema.primKey
  const store = database.createObjectStore(name, {
    keyPath: keyPath ?? null,
    autoIncrement: Boolean(auto),
  })
  for (const index of schema.indexes) {
    store.createIndex(index.name, index.keyPath ?? '', {
      unique: Boolean(index.unique),
      multiEntry: Boolean(index.multi),
    })
  }
}

function put(database: IDBDatabase, table: string, rows: readonly object[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const writing = database.transaction(table, 'readwrite', { durability: 'relaxed' })
    writing.oncomplete = () => resolve()
    writing.onabort = () => reject(writing.error ?? new Error(`${table} was not written`))
    const store = writing.objectStore(table)
    for (const row of rows) store.put(row)
  })
}

function open(
  name: string,
  version: number,
  upgrade?: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version)
  opening.onupgradeneeded = () => upgrade?.(opening.result)
  return answerOf(opening)
}
