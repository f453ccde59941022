/** Rows of one table that follow each other, in one record: moved into their table one record after the other. */
import {
  answerOf,
  type Batch,
  contentsStore,
  openAsItIs,
  type Remaining,
  stagedStore,
} from '../nativeDatabase'
import type { Contents } from './contents'

/** What is staged in a database, table by table, before it is opened by somebody who reads that. */
export async function stagedContents(name: string, isForUpgrade: boolean): Promise<Contents[]> {
  const native = await openAsItIs(name, indexedDB)
  try {
    if (!native?.objectStoreNames.contains(stagedStore)) return []
    // An upgrade reads what is in the tables, and Dexie removes stores that are in no schema with it.
    const isForThis = !isForUpgrade && native.objectStoreNames.contains(contentsStore)
    if (isForThis)
      return await answerOf(native.transaction(contentsStore).objectStore(contentsStore).getAll())
    await moveBatches(native)
    return []
  } finally {
    native?.close()
  }
}

/** Moves all of them, each as a whole; others' calls come in between. `rest` waits after each that took so long. */
export async function moveBatches(
  native: IDBDatabase,
  rest: (ms: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (;;) {
    const began = performance.now()
    const store = native.transaction(stagedStore).objectStore(stagedStore)
    const [key] = await answerOf(store.getAllKeys(null, 1))
    if (key === undefined) break
    await moveBatch(native, key)
    await rest(performance.now() - began)
  }
  if (!native.objectStoreNames.contains(contentsStore)) return
  native.transaction(contentsStore, 'readwrite').objectStore(contentsStore).clear()
}

/** What is told of those that remain stands behind them, and goes last. */
function moveBatch(native: IDBDatabase, key: IDBValidKey): Promise<void> {
  const [table = ''] = [key].flat().map(String)
  const moving = native.transaction([stagedStore, table], 'readwrite', { durability: 'relaxed' })
  const staged = moving.objectStore(stagedStore)
  const batch: IDBRequest<Batch | undefined> = staged.get(key)
  const remaining: IDBRequest<Remaining | undefined> = staged.get([table, 'remaining'])
  remaining.onsuccess = () => {
    // Somebody's change may have moved it meanwhile.
    for (const row of batch.result?.rows ?? []) moving.objectStore(table).put(row)
    staged.delete(key)
    if (!batch.result?.rows || !remaining.result) return
    remaining.result.are[batch.result.place] = 0
    staged.put(remaining.result)
  }
  return new Promise((resolve, reject) => {
    moving.oncomplete = () => resolve()
    moving.onabort = () => reject(moving.error ?? new Error(`${table} was not written`))
  })
}
