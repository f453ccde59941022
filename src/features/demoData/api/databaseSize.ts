/**
 * Approximate size in bytes of all databases whose name matches. Zero if the browser cannot list databases.
 * Rejects when aborted.
 */
export async function databaseSize(name: RegExp, signal?: AbortSignal): Promise<number> {
  const names = await databaseNames(name)
  return sum(await Promise.all(names.map((each) => rowsSize(each, signal))))
}

export async function databaseNames(fitting: RegExp): Promise<string[]> {
  if (!('indexedDB' in globalThis) || typeof indexedDB.databases !== 'function') return []
  const databases = await indexedDB.databases()
  return databases.flatMap(({ name = '' }) => (fitting.test(name) ? [name] : []))
}

function rowsSize(name: string, signal?: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const tables = [...database.objectStoreNames]
      if (tables.length === 0) {
        database.close()
        return resolve(0)
      }
      let size = 0
      const reading = database.transaction(tables)
      for (const table of tables) {
        const rows = reading.objectStore(table).openCursor()
        rows.onsuccess = () => {
          if (signal?.aborted) return reading.abort()
          size += sizeOf(rows.result?.value)
          rows.result?.continue()
        }
      }
      reading.oncomplete = () => {
        database.close()
        resolve(size)
      }
      reading.onabort = () => {
        database.close()
        reject(signal?.aborted ? signal.reason : reading.error)
      }
    }
  })
}

/** Approximate stored size of a value: two bytes per character if any character needs them. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return /[^\0-ÿ]/.test(value) ? value.length * 2 : value.length
  if (value instanceof Blob) return value.size
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength
  if (typeof value !== 'object' || value === null) return value === undefined ? 0 : 8
  return sum(Object.entries(value).map(([key, inner]) => sizeOf(key) + sizeOf(inner)))
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}
