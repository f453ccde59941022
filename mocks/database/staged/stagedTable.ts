/** The rows of one table that are staged, as its indexes would have them. */
import { cmp, type DBCoreIndex, type DBCoreTable, type DBCoreTransaction, Dexie } from 'dexie'
import type { Batch } from '../nativeDatabase'
import { type Asked, firstWhere, isKey, oneOwner, ownerOf } from './asked'
import { batchesWith, type Contents } from './contents'

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
  /** Null where there is none. */
  #contents: Contents | null | undefined
  /** Those that were asked for, by the keys of their first rows: each is read once, and none comes later. */
  readonly #known = new Map<string, Batch>()
  /** By the index's name. */
  readonly #groups = new Map<string | null, Groups>()
  /** By that and the owner. */
  readonly #sorted = new Map<string, readonly StagedEntry[]>()

  constructor(store: DBCoreTable, table: DBCoreTable) {
    this.#store = store
    this.#table = table
  }

  /** What is staged for this transaction, as far as it is asked for: others have moved some, and may be undone. */
  look(trans: DBCoreTransaction, asked: readonly Asked[]): Promise<StagedRows> {
    return this.#contentsBy(trans).then((contents) => {
      const near = contents && batchesWith(contents, asked)
      if (near?.size === 0) return this.#rowsOf([])
      const store = this.#store
      const range = {
        type: 2,
        lower: [this.#table.name],
        upper: [this.#table.name, []],
        upperOpen: true,
      }
      const query = { index: store.schema.primaryKey, range }
      // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- Dexie's types have the enum, its code does not
      return store.query({ trans, values: false, query }).then(({ result }) => {
        const keys = near ? result.filter(([, first]) => near.has(String(first))) : result
        const missing = keys.filter((key) => !this.#known.has(String(key)))
        return this.#read(missing, trans).then(() => this.#rowsOf(keys))
      })
    })
  }

  #contentsBy(trans: DBCoreTransaction): Promise<Contents | null> {
    if (this.#contents !== undefined) return Dexie.Promise.resolve(this.#contents)
    return this.#store.get({ trans, key: [this.#table.name, []] }).then((contents) => {
      const found: Contents | null = contents ?? null
      this.#contents = found
      return found
    })
  }

  #read(keys: readonly unknown[], trans: DBCoreTransaction): Promise<void> {
    if (keys.length === 0) return Dexie.Promise.resolve()
    const some = keys.slice(0, readAtOnce)
    return this.#store.getMany({ trans, keys: some }).then((batches) => {
      for (const [at, key] of some.entries()) this.#keep(String(key), batches[at])
      return this.#read(keys.slice(readAtOnce), trans)
    })
  }

  /** As it was read first: others may ask at the same time. */
  #keep(key: string, batch: Batch): void {
    if (this.#known.has(key)) return
    this.#known.set(key, batch)
    this.#groups.clear()
    this.#sorted.clear()
  }

  #rowsOf(keys: readonly unknown[]): StagedRows {
    const there = new Set(keys.map((key) => this.#known.get(String(key))))
    return new StagedRows((asked) => this.#around(asked), there)
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
    private readonly there: ReadonlySet<Batch | undefined>,
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
      if (!entry || !this.there.has(entry.batch)) continue
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
