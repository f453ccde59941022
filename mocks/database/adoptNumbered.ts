/**
 * Until version 0.36.0 a large snapshot was restored into a new database with a number after the name; the
 * highest number was current, and rows waited in batches. This gives such a database its plain name back.
 * Remove it when no browser has one any more.
 */
import { answerOf, databasesOf, type NativeDatabase, nativeSteps } from './nativeDatabase'

/** Version of an incomplete database; Dexie's versions start at ten. */
const halfVersion = 1

const stagedStore = 'staged'
/** Tables outside the schema, which held batches of rows and their description. */
const ofStaging: readonly string[] = [stagedStore, 'stagedContents']

interface Store {
  name: string
  options: IDBObjectStoreParameters
  indexes: Pick<IDBIndex, 'name' | 'keyPath' | 'unique' | 'multiEntry'>[]
  rows: unknown[]
}

/** Runs in one tab or worker at a time; none opens the plain database while a numbered one exists. */
export function adoptNumbered(name: string): Promise<void> {
  return navigator.locks.request(`adopting ${name}`, async () => {
    const numbered = (await databasesOf(name))
      .filter((one) => one.name !== name)
      .toSorted((one, other) => numberOf(one) - numberOf(other))
    const counting = numbered.findLast(({ version }) => version !== halfVersion)
    if (counting) await copy(counting, name)
    for (const one of numbered) await answerOf(indexedDB.deleteDatabase(one.name))
  })
}

function numberOf({ name }: NativeDatabase): number {
  return Number(name.split('.')[1])
}

/** If it is interrupted, the numbered database still has its rows. */
async function copy({ name, version }: NativeDatabase, plain: string): Promise<void> {
  // A higher version closes all other connections, so no rows are written that would not be copied.
  const source = await answerOf(indexedDB.open(name, version + 1))
  try {
    const stores = await readStores(source)
    await answerOf(indexedDB.deleteDatabase(plain))
    await make(plain, Math.floor(version / nativeSteps) * nativeSteps, stores)
  } finally {
    source.close()
  }
}

async function readStores(source: IDBDatabase): Promise<Store[]> {
  const stores: Store[] = []
  for (const name of source.objectStoreNames) {
    const store = source.transaction(name).objectStore(name)
    const { keyPath, autoIncrement } = store
    const indexes = [...store.indexNames].map((index) => store.index(index))
    const rows = await answerOf<unknown[]>(store.getAll())
    stores.push({ name, options: { keyPath, autoIncrement }, indexes, rows })
  }
  const batches = stores.find(({ name }) => name === stagedStore)?.rows ?? []
  for (const { table, rows = [] } of batches.map(Object)) {
    stores.find(({ name }) => name === table)?.rows.push(...rows)
  }
  return stores.filter(({ name }) => !ofStaging.includes(name))
}

/** Creates a database with all of its rows, or not at all. */
function make(name: string, version: number, stores: readonly Store[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const making = indexedDB.open(name, version)
    making.onupgradeneeded = () => {
      const { transaction, result } = making
      // The request does not tell that storage is full; the transaction does.
      transaction?.addEventListener('abort', () => reject(transaction.error))
      for (const { name: table, options, indexes, rows } of stores) {
        const store = result.createObjectStore(table, options)
        for (const { name: index, keyPath, unique, multiEntry } of indexes) {
          store.createIndex(index, keyPath, { unique, multiEntry })
        }
        for (const row of rows) store.put(row)
      }
    }
    making.onerror = () => reject(making.error)
    making.onsuccess = () => {
      making.result.close()
      resolve()
    }
  })
}
