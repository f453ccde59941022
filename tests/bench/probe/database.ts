/** IndexedDB access for the probe, which fills stores behind the app's back as years of use would. */
export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database refused'))
  })
}

/** Runs `work` in one transaction over `stores` of an existing database. */
export async function change(
  name: string,
  stores: string[],
  work: (store: (name: string) => IDBObjectStore) => Promise<void>,
): Promise<void> {
  const database = await done(indexedDB.open(name))
  const transaction = database.transaction(stores, 'readwrite')
  const completed = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error ?? new Error('Not written'))
  })
  await work((store) => transaction.objectStore(store))
  await completed
  database.close()
}
