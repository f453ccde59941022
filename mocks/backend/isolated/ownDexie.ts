import { Dexie, type DexieOptions } from 'dexie'
import { IDBKeyRange } from 'fake-indexeddb'

interface Closable {
  close(): void
}

/**
 * @returns Dexie over one IndexedDB. There is only one Dexie per process, because each changes `Promise`.
 * `made`: receives every database, to close it at the end.
 */
export function ownDexie(indexedDB: IDBFactory, made: Closable[]): typeof Dexie {
  class OwnDexie extends Dexie {
    constructor(name: string, options?: DexieOptions) {
      super(name, { ...options, indexedDB, IDBKeyRange })
      made.push(this)
    }
  }
  return Object.defineProperties(OwnDexie, {
    // Dexie reads the globals for these.
    maxKey: { value: [[]] },
    delete: {
      value: (name: string) => new Dexie(name, { addons: [], indexedDB, IDBKeyRange }).delete(),
    },
  })
}
