/** Rows of one table that follow each other, in one record: moved into their table one record after the other. */
import { type Batch, stagedStore } from '../nativeDatabase'

/** The tables that have any. */
export async function stagedNames(native: IDBDatabase): Promise<ReadonlySet<unknown>> {
  const store = native.transaction(stagedStore).objectStore(stagedStore)
  return new Set((await answerOf(store.getAllKeys())).map((key) => [key].flat()[0]))
}

/** Moves all of them, each as a whole; others' calls come in between. */
export async function moveBatches(native: IDBDatabase): Promise<void> {
  for (;;) {
    const store = native.transaction(stagedStore).objectStore(stagedStore)
    const [batch] = await answerOf<Batch[]>(store.getAll(null, 1))
    if (!batch) return
    await moveBatch(native, batch)
  }
}

function moveBatch(native: IDBDatabase, { table, first }: Batch): Promise<void> {
  const moving = native.transaction([stagedStore, table], 'readwrite', { durability: 'relaxed' })
  const staged = moving.objectStore(stagedStore)
  const key = [table, first]
  const asking = staged.get(key)
  asking.onsuccess = () => {
    // Somebody's change may have moved it meanwhile.
    for (const row of asking.result?.rows ?? []) moving.objectStore(table).put(row)
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
