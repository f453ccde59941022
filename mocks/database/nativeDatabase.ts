/** Native IndexedDB access, without the layer that expects its own version. */

/** All readable rows of all tables; `whole` is false if something could not be read. */
interface RawContent {
  version: number
  tables: Record<string, unknown[]>
  whole: boolean
}

/** An existing database, as the browser lists it. */
export interface NativeDatabase {
  name: string
  version: number
}

/**
 * Databases with this name, including numbered ones (`adoptNumbered.ts`). Empty if the browser does not list
 * them: the version is checked again when a database is open.
 */
export async function databasesOf(name: string): Promise<NativeDatabase[]> {
  const known = typeof indexedDB.databases === 'function' ? await indexedDB.databases() : []
  return known.flatMap(({ name: one = '', version = 0 }) =>
    one.split('.')[0] === name ? { name: one, version } : [],
  )
}

/** Reads any version. @returns null if there is no such database; rejects if it does not open */
export async function readRaw(name: string): Promise<RawContent | null> {
  const database = await openAsItIs(name)
  if (!database) return null
  const content: RawContent = { version: database.version, tables: {}, whole: true }
  for (const table of database.objectStoreNames) {
    try {
      content.tables[table] = await answerOf(
        database.transaction(table).objectStore(table).getAll(),
      )
    } catch (cause) {
      console.error(`${name}: ${table} could not be read`, cause)
      content.whole = false
    }
  }
  database.close()
  return content
}

/** @returns null if there is no such database; rejects if it does not open */
function openAsItIs(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    let isNew = false
    opening.onupgradeneeded = () => {
      // Opening must not create one.
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

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Dexie multiplies versions by ten: its version 1 is 10 in the browser. */
export const nativeSteps = 10
