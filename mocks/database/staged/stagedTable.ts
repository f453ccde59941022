/** The rows of one table that are staged, as its indexes would have them. */
import { cmp, type DBCoreIndex, type DBCoreTable, type DBCoreTransaction, Dexie } from 'dexie'
import type { Batch, Remaining } from '../nativeDatabase'
import { type Asked, firstWhere, isKey, oneOwner, ownerOf } from './asked'
import { type Contents, placesOf } from './contents'

/** A row as an index has it. */
export interface Entry {
  key: unknown
  primaryKey: unknown
  value: object
}

interface StagedEntry extends Entry {
  batch: Batch
}

/** Rows by what their keys begin with. */
type Groups = Map<unknown, { row: object; batch: Batch }[]>

/** Read at once: a worker that reads more does nothing else for long. */
const readAtOnce = 20

export class StagedTable {
  /** All of its rows are in the table, for good. */
  isOver = false
  readonly #store: DBCoreTable
  readonly #table: DBCoreTable
  readonly #contents: Contents
  /** Those that were asked for, by their places: each is read once, and none comes later. */
  readonly #known = new Map<number, Batch>()
  /** By the index's name. */
  readonly #groups = new Map<string | null, Groups>()
  /** By that and the owner. */
  readonly #sorted = new Map<string, readonly StagedEntry[]>()

  constructor(store: DBCoreTable, table: DBCoreTable, contents: Contents) {
    this.#store = store
    this.#table = table
    this.#contents = contents
  }

  /** What is staged for this transaction, as far as it is asked for: others have moved some, and may be undone. */
  look(trans: DBCoreTransaction, asked: readonly Asked[]): Promise<StagedRows> {
    const near = [...new Set(asked.flatMap((one) => placesOf(this.#contents, one)))]
    const rowsIn = (are: Uint8Array) => new StagedRows((one) => this.#around(one), are)
    if (near.length === 0) return Dexie.Promise.resolve(rowsIn(new Uint8Array()))
    const key = [this.#table.name, 'remaining']
    return this.#store.get({ trans, key }).then((remaining?: Remaining) => {
      const are = remaining?.are ?? new Uint8Array()
      const missing = near.filter((place) => are[place] && !this.#known.has(place))
      return this.#read(missing, trans).then(() => rowsIn(are))
    })
  }

  #read(places: readonly number[], trans: DBCoreTransaction): Promise<void> {
    if (places.length === 0) return Dexie.Promise.resolve()
    const keys = places.slice(0, readAtOnce).map((place) => [this.#table.name, place])
    return this.#store.getMany({ trans, keys }).then((batches) => {
      for (const batch of batches) this.#keep(batch)
      return this.#read(places.slice(readAtOnce), trans)
    })
  }

  /** As it was read first: others may ask at the same time. */
  #keep(batch: Batch): void {
    if (this.#known.has(batch.place)) return
    this.#known.set(batch.place, batch)
    this.#groups.clear()
    this.#sorted.clear()
  }

  /** All that a range may hold, in the order of its index: of one owner where it is about one, which are few to sort. */
  #around({ index, range }: Asked): readonly StagedEntry[] {
    const owner = oneOwner(range)
    const isOfOne = owner !== undefined
    const name = JSON.stringify([index.name, isOfOne && owner])
    const known = this.#sorted.get(name)
    if (known) return known
    const groups = this.#groupsOf(index)
    const rows = isOfOne ? (groups.get(owner) ?? []) : [...groups.values()].flat()
    const sorted = rows
      .map(({ row, batch }) => ({ ...entryOf(row, index, this.#table.schema.primaryKey), batch }))
      .filter(({ key }) => isKey(key))
      .toSorted(inOrder)
    this.#sorted.set(name, sorted)
    return sorted
  }

  #groupsOf(index: DBCoreIndex): Groups {
    const groups: Groups = this.#groups.get(index.name) ?? new Map()
    if (groups.size > 0) return groups
    for (const batch of this.#known.values()) {
      for (const row of batch.rows) {
        const owner = ownerOf(index.extractKey?.(row))
        const group = groups.get(owner)
        if (group) group.push({ row, batch })
        else groups.set(owner, [{ row, batch }])
      }
    }
    this.#groups.set(index.name, groups)
    return groups
  }
}

export class StagedRows {
  constructor(
    private readonly around: (asked: Asked) => readonly StagedEntry[],
    /** Which batches are there still. */
    readonly are: Uint8Array,
  ) {}

  /** Those within a range: copies, whoever asks may change what it is given. */
  within(asked: Asked, isReversed = false, limit = Infinity): StagedEntry[] {
    const { lower, lowerOpen, upper, upperOpen } = asked.range
    const sorted = this.around(asked)
    const isAbove = ({ key }: Entry) =>
      lower === undefined || cmp(key, lower) >= (lowerOpen ? 1 : 0)
    const isBeyond = ({ key }: Entry) =>
      upper !== undefined && cmp(key, upper) >= (upperOpen ? 0 : 1)
    const [first, end] = [firstWhere(sorted, isAbove), firstWhere(sorted, isBeyond)]
    const found: StagedEntry[] = []
    const step = isReversed ? -1 : 1
    for (let place = isReversed ? end - 1 : first; place >= first && place < end; place += step) {
      const entry = sorted[place]
      if (!entry || !this.are[entry.batch.place]) continue
      if (found.length >= limit) break
      found.push({ ...entry, value: { ...entry.value } })
    }
    return found
  }
}

export function entryOf(value: object, index: DBCoreIndex, primaryKey: DBCoreIndex): Entry {
  return { key: index.extractKey?.(value), primaryKey: primaryKey.extractKey?.(value), value }
}

/** As an index has them: by their keys in it, then by their own. */
export function inOrder(one: Entry, other: Entry): number {
  return cmp(one.key, other.key) || cmp(one.primaryKey, other.primaryKey)
}
