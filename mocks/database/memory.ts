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
