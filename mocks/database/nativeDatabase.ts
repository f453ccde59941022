/** IndexedDB itself: what it knows of a database past the layer that expects its own version. */

/** Every readable row of every table; `whole` is false when something could not be read. */
interface RawContent {
  version: number
  tables: Record<string, unknown[]>
  whole: boolean
}

/** A database that is there, as the browser names it. */
export interface NativeDatabase {
  name: string
  version: number
}

/**
 * The databases of that name, those with a number behind it too (`adoptNumbered.ts`). None where the browser does not
 * tell: the version is looked at again once a database is open.
 */
export async function databasesOf(name: string): Promise<NativeDatabase[]> {
  const known = typeof indexedDB.databases === 'function' ? await indexedDB.databases() : []
  return known.flatMap(({ name: one = '', version = 0 }) =>
    one.split('.')[0] === name ? { name: one, version } : [],
  )
}

/** Reads whatever version there is. Null when there is no such database; rejects when it does not open. */
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

/** Null when there is no such database; rejects when it does not open. */
function openAsItIs(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
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

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Dexie counts versions in tenths: its version 1 is the browser's 10. */
export const nativeSteps = 10
