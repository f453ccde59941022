/**
 * Restores databases to their state before a test. The app's own code creates it once per process. Later
 * tests copy the result, which takes a thirtieth of the time. It uses internals of fake-indexeddb, like
 * `indexedDb.ts`.
 */
import { Dexie, RangeSet } from 'dexie'

interface Tree {
  _root: unknown
  _numNodes: number
  _numTombstones: number
  getAllRecords(): Iterable<object>
  _rebuild(records: readonly object[], parent: undefined, isRed: false): unknown
}

interface RawPart {
  records: { records: Tree }
}

interface RawStore extends RawPart {
  keyGenerator: { num: number } | null
  rawIndexes: ReadonlyMap<string, RawPart>
}

/** Content of a store and its indexes, in order. A stored record is never mutated, only replaced. */
interface KeptStore {
  lastKey: number
  rows: readonly object[]
  entries: ReadonlyMap<string, readonly object[]>
}

type Kept = ReadonlyMap<string, KeptStore>

/** Outlives the modules of a file, like the databases. */
declare global {
  var startingStates: Map<string, Kept> | undefined
}

globalThis.startingStates ??= new Map()
const states = globalThis.startingStates

interface Laid extends Dexie {
  readyOrAnew(): Promise<void>
}

/**
 * Resets `database` to the state with this name. `layOut` creates the state, which must depend on nothing
 * else.
 */
export async function startFrom(
  state: string,
  database: Laid,
  layOut: () => Promise<void>,
): Promise<void> {
  const kept = states.get(state)
  if (!kept) {
    await layOut()
    states.set(state, await whileResting(database, keep))
    return
  }
  await database.readyOrAnew()
  const isLaidOut = await whileResting(database, (stores) => bringBack(kept, stores))
  if (!isLaidOut) await layOut()
  Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) })
}

type Stores = ReadonlyMap<string, RawStore>

/** Runs `work` when all running transactions have ended. */
function whileResting<T>(database: Dexie, work: (stores: Stores) => T): Promise<T> {
  const native: unknown = Object(Reflect.get(database.backendDB(), '_rawDatabase'))
  const stores: Stores = Object(native).rawObjectStores
  const [first] = database.tables
  if (!(stores instanceof Map) || !first) throw new Error('fake-indexeddb keeps stores otherwise')
  return database.transaction('rw', database.tables, async () => {
    await first.limit(1).primaryKeys()
    return work(stores)
  })
}

const recordsOf = ({ records }: RawPart) => [...records.records.getAllRecords()]

function keep(stores: Stores): Kept {
  return new Map(
    [...stores].map(([name, store]) => [
      name,
      {
        lastKey: store.keyGenerator?.num ?? 0,
        rows: recordsOf(store),
        entries: new Map([...store.rawIndexes].map(([by, index]) => [by, recordsOf(index)])),
      },
    ]),
  )
}

/** @returns false if the state could not be restored, because a test left a database of an earlier version */
function bringBack(kept: Kept, stores: Stores): boolean {
  const isAlike = [...stores].every(([name, { rawIndexes }]) => {
    const entries = kept.get(name)?.entries
    return (
      entries?.size === rawIndexes.size && [...rawIndexes.keys()].every((by) => entries.has(by))
    )
  })
  if (!isAlike || kept.size !== stores.size) return false
  for (const [name, { lastKey, rows, entries }] of kept) {
    const store = stores.get(name)
    if (!store) return false
    if (store.keyGenerator) store.keyGenerator.num = lastKey
    fill(store, rows)
    for (const [by, records] of entries) {
      const index = store.rawIndexes.get(by)
      if (index) fill(index, records)
    }
  }
  return true
}

function fill({ records: { records: tree } }: RawPart, records: readonly object[]): void {
  tree._root = tree._rebuild(records, undefined, false)
  tree._numNodes = records.length
  tree._numTombstones = 0
}
