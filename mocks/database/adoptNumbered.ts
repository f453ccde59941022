/**
 * Until 0.36.0 a large world was put back beside the database before it, under that one's name with a number, and the
 * highest number counted; its rows lay in batches until they were in their tables. Such a one gets its plain name back,
 * once. To be removed when browsers that kept one are forgotten.
 */
import { answerOf, databasesOf, type NativeDatabase, nativeSteps } from './nativeDatabase'

/** What a database had until it was whole: Dexie's begin with ten. */
const halfVersion = 1

const stagedStore = 'staged'
/** In no schema: batches of rows, and what was told of them. */
const ofStaging: readonly string[] = [stagedStore, 'stagedContents']

interface Store {
  name: string
  options: IDBObjectStoreParameters
  indexes: Pick<IDBIndex, 'name' | 'keyPath' | 'unique' | 'multiEntry'>[]
  rows: unknown[]
}

/** One tab or worker after the other; nobody has the plain one open as long as there is a numbered one. */
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

/** Whoever is stopped meanwhile finds the numbered one as it was. */
async function copy({ name, version }: NativeDatabase, plain: string): Promise<void> {
  // A higher version: whoever has it open lets go, and nobody writes what would not be copied.
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

/** With all of its rows, or not at all. */
function make(name: string, version: number, stores: readonly Store[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const making = indexedDB.open(name, version)
    making.onupgradeneeded = () => {
      const { transaction, result } = making
      // Why there was no room, the request does not say.
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
