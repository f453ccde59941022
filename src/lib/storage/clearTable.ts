/**
 * Empties a table of a database, whether or not it is open elsewhere. Does nothing if there is no such table.
 */
export function clearTable(database: string, table: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!('indexedDB' in globalThis)) {
      resolve()
      return
    }
    const opening = indexedDB.open(database)
    let isNew = false
    opening.onupgradeneeded = () => {
      // Opening a database that does not exist would create it.
      isNew = true
      opening.transaction?.abort()
    }
    opening.onerror = () => (isNew ? resolve() : reject(opening.error))
    opening.onsuccess = () => {
      const opened = opening.result
      if (!opened.objectStoreNames.contains(table)) {
        opened.close()
        resolve()
        return
      }
      const clearing = opened.transaction(table, 'readwrite')
      clearing.objectStore(table).clear()
      clearing.oncomplete = () => resolve()
      clearing.onabort = () => reject(clearing.error)
      // The database closes once the transaction has ended.
      opened.close()
    }
  })
}
