/**
 * Rows of a world that was put back as a whole and that are not in their table yet. A browser takes half a minute to
 * write a hundred thousand rows with their indexes, a second or two for as many in batches. So that is how they come,
 * all at once; each table answers with them as with its own, while they are moved into it.
 */
import {
  cmp,
  type DBCoreIndex,
  type DBCoreKeyRange,
  type DBCoreMutateRequest,
  type DBCoreQuery,
  type DBCoreTable,
  type DBCoreTransaction,
  Dexie,
} from 'dexie'
import { openAsItIs, stagedStore } from '../nativeDatabase'
import { Batches, moveBatches, nameOf } from './batches'
import { cursorOver, type Entry } from './rowCursor'

/** To be called before the database is opened. Where nothing is staged it changes nothing. */
export function readStagedRows(database: Dexie): void {
  database.use({
    stack: 'dbcore',
    name: 'stagedRows',
    // Below all that Dexie adds: indexes and ranges are the browser's own here.
    level: -2,
    create: (core) => {
      if (!core.schema.tables.some(({ name }) => name === stagedStore)) return {}
      const batches = new Batches(core.table(stagedStore))
      void batches.moveAll(database.backendDB())
      return {
        transaction: (stores, mode, options) =>
          core.transaction(batches.areOver ? stores : [...stores, stagedStore], mode, options),
        table: (name) => withBatches(core.table(name), batches),
      }
    },
  })
}

/** An upgrade reads what is in the tables, and Dexie removes stores that are in no schema with it. */
export async function moveBeforeUpgrade(name: string): Promise<void> {
  const native = await openAsItIs(name, indexedDB)
  try {
    if (native?.objectStoreNames.contains(stagedStore)) await moveBatches(native)
  } finally {
    native?.close()
  }
}

/** A table with its own rows and those that are staged; no key is in both. */
function withBatches(table: DBCoreTable, batches: Batches): DBCoreTable {
  const { primaryKey, indexes } = table.schema
  const uniqueIndexes = indexes.filter(({ unique }) => unique)

  /** All rows that are asked for, in the order of their index. */
  const read = (trans: DBCoreTransaction, query: DBCoreQuery, own: Promise<{ result: object[] }>) =>
    own.then(({ result }) =>
      batches.of(table.name, trans).then((staged) => {
        const all = [...result, ...staged.flatMap(({ rows }) => rows)]
        return entriesIn(all, query, primaryKey)
      }),
    )

  /** Moves the batches that a change meets, so that the browser applies it to all of its rows. */
  const moveMet = (request: DBCoreMutateRequest): Promise<unknown> => {
    const { trans, type } = request
    const meets = meetingOf(request, primaryKey, uniqueIndexes)
    return batches.of(table.name, trans).then((staged) => {
      const met = staged.filter(({ rows }) => rows.some(meets))
      const kept = met.filter(({ rows }) => type !== 'deleteRange' || !rows.every(meets))
      const values = kept.flatMap(({ rows }) => rows)
      return table.mutate({ type: 'put', trans, values }).then(({ failures }) => {
        for (const cause of Object.values(failures)) throw cause
        return batches.remove(met, trans)
      })
    })
  }

  const getMany = (trans: DBCoreTransaction, keys: readonly unknown[], own: readonly unknown[]) =>
    batches.of(table.name, trans).then((staged) => {
      const wanted = new Set(keys.map(nameOf))
      const found = new Map(
        staged
          .flatMap(({ rows }) => rows)
          .map((row) => [nameOf(keyIn(primaryKey, row)), row] as const)
          .filter(([name]) => wanted.has(name))
          .map(([name, row]) => [name, { ...row }]),
      )
      return keys.map((key, index) => own[index] ?? found.get(nameOf(key)))
    })

  return {
    ...table,
    get: (request) =>
      table.get(request).then((own) => {
        if (own !== undefined || batches.areOver) return own
        return getMany(request.trans, [request.key], []).then(([row]) => row)
      }),
    getMany: (request) =>
      table.getMany(request).then((own) => {
        if (!own.includes(undefined) || batches.areOver) return own
        return getMany(request.trans, request.keys, own)
      }),
    query: (request) => {
      if (batches.areOver) return table.query(request)
      const { trans, query, values, limit = Infinity, direction = 'next' } = request
      const isReversed = direction.startsWith('prev')
      const own = table.query({ ...request, values: true })
      return read(trans, query, own).then((entries) => {
        const inOrder = isReversed ? entries.toReversed() : entries
        const asked = inOrder.slice(0, limit)
        return { result: asked.map((entry) => (values ? entry.value : entry.primaryKey)) }
      })
    },
    count: (request) => {
      if (batches.areOver) return table.count(request)
      const { trans, query } = request
      const none = Dexie.Promise.resolve({ result: [] })
      return table
        .count(request)
        .then((own) => read(trans, query, none).then((entries) => own + entries.length))
    },
    openCursor: (request) => {
      if (batches.areOver) return table.openCursor(request)
      const { trans, query, reverse } = request
      const own = table.query({ trans, query, values: true })
      return read(trans, query, own).then((entries) =>
        cursorOver(reverse ? entries.toReversed() : entries, request),
      )
    },
    mutate: (request) => {
      if (batches.areOver) return table.mutate(request)
      return moveMet(request).then(() => table.mutate(request))
    },
  }
}

/** The rows that an index has within a range, in its order: copies, whoever asks may change what it is given. */
function entriesIn(
  rows: readonly object[],
  { index, range }: DBCoreQuery,
  primaryKey: DBCoreIndex,
): Entry[] {
  return rows
    .map((value) => ({
      key: keyIn(index, value),
      primaryKey: keyIn(primaryKey, value),
      value,
    }))
    .filter(({ key }) => isIn(range, key))
    .map((entry) => ({ ...entry, value: { ...entry.value } }))
    .toSorted((one, other) => cmp(one.key, other.key) || cmp(one.primaryKey, other.primaryKey))
}

/** What is no key, as where a row lacks a field of its index, is in no range. */
function isIn({ lower, lowerOpen, upper, upperOpen }: DBCoreKeyRange, key: unknown): boolean {
  if (cmp(key, key) !== 0) return false
  const fromLower = lower === undefined ? 1 : cmp(key, lower)
  const toUpper = upper === undefined ? 1 : cmp(upper, key)
  return (lowerOpen ? fromLower > 0 : fromLower >= 0) && (upperOpen ? toUpper > 0 : toUpper >= 0)
}

/** Whether a change is about a row, or about another one that must not be beside it. */
function meetingOf(
  request: DBCoreMutateRequest,
  primaryKey: DBCoreIndex,
  uniqueIndexes: readonly DBCoreIndex[],
): (row: object) => boolean {
  if (request.type === 'deleteRange') return (row) => isIn(request.range, keyIn(primaryKey, row))
  if (request.type === 'delete') {
    const gone = new Set(request.keys.map(nameOf))
    return (row) => gone.has(nameOf(keyIn(primaryKey, row)))
  }
  const taken = [primaryKey, ...uniqueIndexes].map((index) => {
    const keys = request.values.map((row) => keyIn(index, row))
    // A row without the key is in no one's way.
    return { index, names: new Set(keys.filter((key) => key !== undefined).map(nameOf)) }
  })
  return (row) => taken.some(({ index, names }) => names.has(nameOf(keyIn(index, row))))
}

function keyIn({ extractKey }: DBCoreIndex, row: object): unknown {
  return extractKey?.(row)
}
