/** IndexedDB for the probe: it fills stores behind the app's back, as years of use would. */
import { stagedStore, standing } from '#mocks/database/nativeDatabase'

export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database refused'))
  })
}

/** Does `work` in one transaction over `stores` of a database that is there. */
export async function change(
  name: string,
  stores: string[],
  work: (store: (name: string) => IDBObjectStore) => Promise<void>,
): Promise<void> {
  const database = await done(indexedDB.open((await standing(name)).name))
  const transaction = database.transaction(stores, 'readwrite')
  const completed = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error ?? new Error('Not written'))
  })
  await work((store) => transaction.objectStore(store))
  await completed
  database.close()
}

/** Resolves once all rows of a database that was put back are in their tables. */
export async function untilMoved(name: string): Promise<void> {
  const database = await done(indexedDB.open((await standing(name)).name))
  const staged = () => done(database.transaction(stagedStore).objectStore(stagedStore).count())
  const isAnyStaged = database.objectStoreNames.contains(stagedStore)
  while (isAnyStaged && (await staged()) > 0) await pause()
  database.close()
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100))
}
