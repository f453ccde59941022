/**
 * Copies all data of an IndexedDB in memory. Copies share rows and trees until they write. It uses internals of
 * fake-indexeddb, so the version is pinned.
 */
import { IDBFactory } from 'fake-indexeddb'

interface Node {
  left: Node | undefined
  right: Node | undefined
  parent: Node | undefined
}

interface Tree {
  _root?: Node | undefined
}

interface Records {
  records: Tree
}

interface RawIndex {
  records: Records
  rawObjectStore: RawStore
}

interface RawStore {
  records: Records
  rawDatabase: RawDatabase
  rawIndexes: Map<string, RawIndex>
  keyGenerator: object | null
}

interface RawDatabase {
  name: string
  version: number
  rawObjectStores: Map<string, RawStore>
}

/** @returns the databases of a factory by name */
function databasesIn(factory: IDBFactory): Map<string, RawDatabase> {
  const found: unknown = Reflect.get(factory, '_databases')
  if (found instanceof Map) return found
  throw new Error('fake-indexeddb keeps databases otherwise')
}

/** No transaction may be running in `from`. */
export function copiedData(from: IDBFactory): IDBFactory {
  const copy = new IDBFactory()
  const databases = databasesIn(copy)
  for (const [name, database] of databasesIn(from)) databases.set(name, copyOfDatabase(database))
  return copy
}

function copyOfDatabase(from: RawDatabase): RawDatabase {
  const made: RawDatabase = Reflect.construct(from.constructor, [from.name, from.version])
  for (const [name, store] of from.rawObjectStores) {
    made.rawObjectStores.set(name, copyOfStore(store, made))
  }
  return made
}

function copyOfStore(from: RawStore, rawDatabase: RawDatabase): RawStore {
  const store = shallow(from, {
    rawDatabase,
    records: copiedWhenWritten(from.records),
    rawIndexes: new Map<string, RawIndex>(),
    keyGenerator: from.keyGenerator && shallow(from.keyGenerator, {}),
  })
  for (const [name, index] of from.rawIndexes) {
    const records = copiedWhenWritten(index.records)
    store.rawIndexes.set(name, shallow(index, { rawObjectStore: store, records }))
  }
  return store
}

/** @returns the same records, whose first change copies their tree */
function copiedWhenWritten(from: Records): Records {
  const copy = shallow(from, {})
  const own = (name: string) => {
    const method: unknown = Reflect.get(Object.getPrototypeOf(from), name)
    if (typeof method !== 'function') throw new Error(`fake-indexeddb has no ${name}`)
    return (...given: unknown[]): unknown => {
      for (const each of writing) Reflect.deleteProperty(copy, each)
      copy.records = copyOfTree(from.records)
      return Reflect.apply(method, copy, given)
    }
  }
  return Object.assign(copy, Object.fromEntries(writing.map((name) => [name, own(name)])))
}

/** Methods that change the tree. Deleting a row of an index has a name of its own. */
const writing = ['put', 'delete', 'clear', 'deleteByKeyAndValue'] as const

function copyOfTree(from: Tree): Tree {
  return shallow(from, { _root: copyOfNode(from._root, undefined) })
}

/** The tree is balanced, so the recursion is not deep. */
function copyOfNode(from: Node | undefined, parent: Node | undefined): Node | undefined {
  if (!from) return undefined
  const node = { ...from, parent }
  node.left = copyOfNode(from.left, node)
  node.right = copyOfNode(from.right, node)
  return node
}

function shallow<T extends object>(from: T, changed: Partial<T>): T {
  return Object.assign(Object.create(Object.getPrototypeOf(from)), from, changed)
}
