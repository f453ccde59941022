/** IndexedDB itself: what it knows of a database past the layer that expects its own version, or memory in its place. */
/** What a database is made of. */
type Memory = Pick<typeof globalThis, 'indexedDB' | 'IDBKeyRange'>

type Load = () => Promise<Memory>

let load: Load | null = null

/**
 * Lets databases that the device has no room for live in the memory of this page. A worker has no such
 * offer: the browser stops it whenever it is idle, and nobody would know what is lost.
 */
export function offerMemory(loadMemory: Load | null): void {
  load = loadMemory
}

/** Null where there is no offer. */
export async function memoryAtHand(): Promise<Memory | null> {
  if (!load) return null
  // Fake IndexedDB has more to export than what a database needs.
  const { indexedDB, IDBKeyRange } = await load()
  return { indexedDB, IDBKeyRange }
}

/** Every readable row of every table; `whole` is false when something could not be read. */
interface RawContent {
  version: number
  tables: Record<string, unknown[]>
  whole: boolean
}

/** Where a database stands. */
export interface Standing {
  name: string
  /** The native one; null when there is none, or the browser does not tell. */
  version: number | null
  /** Others of its name: the worlds before one that was put back, and what was never wholly put back. */
  leftovers: string[]
}

/** What a database has until it is whole: Dexie's begin with ten. */
export const halfVersion = 1

/**
 * A database that is put back as a whole is written beside the one that others go on with, under its name
 * with a number, and counts from when it has the version that it should have. The highest number does.
 */
export async function standing(name: string): Promise<Standing> {
  // Older browsers lack it; the version is looked at again once the database is open.
  const known = typeof indexedDB.databases === 'function' ? await indexedDB.databases() : []
  const all = known
    .filter((database) => database.name?.split('.')[0] === name)
    .toSorted((one, other) => numberOf(one) - numberOf(other))
  const last = all.findLast((one) => numberOf(one) === 0 || one.version !== halfVersion)
  return {
    name: last?.name ?? name,
    version: last?.version ?? null,
    leftovers: all.flatMap((one) => (one !== last && one.name) || []),
  }
}

/** Whether a database does not count: another one of its name does. */
export async function isLeftover(one: string): Promise<boolean> {
  const { leftovers } = await standing(one.split('.')[0] ?? one)
  return leftovers.includes(one)
}

export function numberOf({ name = '' }: IDBDatabaseInfo): number {
  return Number(name.split('.')[1] ?? 0)
}

/** Opens the database of that name, whatever it is asked for. */
export function opening(name: string): IDBFactory {
  return Object.assign(Object.create(indexedDB), {
    open: (_: string, version?: number) => indexedDB.open(name, version),
  })
}

/** Held by whoever puts a database back as a whole. */
export const restoring = 'restoring'

/** What can wait lets those calls go first for which a database is opened. Milliseconds. */
export const firstCalls = 1500

/** Whether work came to nothing because somebody wanted the database for themselves. */
export function isClosed(cause: unknown): boolean {
  return Object(cause).name === 'InvalidStateError'
}

/**
 * Where rows of a world lie, in a database that was put back as a whole, until they are in their tables, and what is
 * told of them. Both are in no schema, and other databases do not have them.
 */
export const stagedStore = 'staged'
export const contentsStore = 'stagedContents'

/** Some rows of one table that follow each other: the first of the batches is at place 0. */
export interface Batch {
  table: string
  place: number
  rows: object[]
}

/** Which batches of a table are there still, by their places: beside them, and changed with them. */
export interface Remaining {
  table: string
  place: 'remaining'
  are: Uint8Array
}

/** Reads whatever version there is. Null when there is no such database; rejects when it does not open. */
export async function readRaw(name: string, factory: IDBFactory): Promise<RawContent | null> {
  const database = await openAsItIs(name, factory)
  if (!database) return null
  try {
    const content: RawContent = { version: database.version, tables: {}, whole: true }
    for (const table of database.objectStoreNames) {
      try {
        content.tables[table] = await rowsOf(database, table)
      } catch (cause) {
        console.error(`${name}: ${table} could not be read`, cause)
        content.whole = false
      }
    }
    const { [stagedStore]: staged = [], [contentsStore]: _, ...tables } = content.tables
    for (const { table, rows = [] } of staged.map(Object)) tables[table]?.push(...rows)
    return { ...content, tables }
  } finally {
    database.close()
  }
}

/** Null when there is no such database; rejects when it does not open. */
export function openAsItIs(name: string, factory: IDBFactory): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const opening = factory.open(name)
    let isNew = false
    opening.onupgradeneeded = () => {
      // Asking must not make one.
      isNew = true
      opening.transaction?.abort()
    }
    opening.onsuccess = () => {
      const database = opening.result
      database.onversionchange = () => database.close()
      resolve(database)
    }
    opening.onerror = () => (isNew ? resolve(null) : reject(opening.error))
  })
}

function rowsOf(database: IDBDatabase, table: string): Promise<unknown[]> {
  return answerOf(database.transaction(table).objectStore(table).getAll())
}

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Dexie counts versions in tenths: its version 1 is the browser's 10. */
export const nativeSteps = 10
