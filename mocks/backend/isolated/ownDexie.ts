import { Dexie, type DexieOptions } from 'dexie'
import { IDBKeyRange } from 'fake-indexeddb'

interface Closable {
  close(): void
}

/** Dexie's own record of a version. */
interface KeptVersion {
  _cfg: { tables: object }
}

/**
 * @returns Dexie over one IndexedDB. There is only one Dexie per process, because each changes `Promise`.
 * `made`: receives every database, to close it at the end.
 */
export function ownDexie(indexedDB: IDBFactory, made: Closable[]): object {
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

/** Dexie keeps the tables of each version and never reads them: a tenth of a back end's memory. */
export function forgetVersionTables(database: object): void {
  const versions: readonly KeptVersion[] = Object(database)._versions
  for (const { _cfg } of versions) _cfg.tables = {}
}
