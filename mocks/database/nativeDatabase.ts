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

/** The native version; null when there is none, or the browser does not tell. */
export async function storedVersion(name: string): Promise<number | null> {
  // Older browsers lack it; the version is looked at again once the database is open.
  if (typeof indexedDB.databases !== 'function') return null
  const known = await indexedDB.databases()
  return known.find((database) => database.name === name)?.version ?? null
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
    return content
  } finally {
    database.close()
  }
}

function openAsItIs(name: string, factory: IDBFactory): Promise<IDBDatabase | null> {
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
  return new Promise((resolve, reject) => {
    const asking = database.transaction(table).objectStore(table).getAll()
    asking.onsuccess = () => resolve(asking.result)
    asking.onerror = () => reject(asking.error)
  })
}

/** Dexie counts versions in tenths: its version 1 is the browser's 10. */
export const nativeSteps = 10
