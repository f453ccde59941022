/**
 * Rows of a world that was put back as a whole and that are not in their table yet. A browser takes half a minute to
 * write a hundred thousand rows with their indexes, a second or two for as many in batches. So that is how they come,
 * all at once; each table answers with them as with its own, while they are moved into it.
 */
import {
  type DBCoreIndex,
  type DBCoreMutateRequest,
  type DBCoreTable,
  type DBCoreTransaction,
  Dexie,
} from 'dexie'
import { pause } from '../../pause'
import { type Batch, firstCalls, isClosed, type Remaining, stagedStore } from '../nativeDatabase'
import { type Asked, isKey, only } from './asked'
import { moveBatches } from './batches'
import type { Contents } from './contents'
import { mergedCursor } from './mergedCursor'
import { entryOf, inOrder, StagedTable } from './stagedTable'

/** To be called before the database is opened: with what is staged in it, which may be nothing. */
export function readStagedRows(database: Dexie, contents: readonly Contents[]): void {
  database.use({
    stack: 'dbcore',
    name: 'stagedRows',
    // Below all that Dexie adds: indexes and ranges are the browser's own here.
    level: -2,
    create: (core) => {
      if (contents.length === 0) return {}
      const store = core.table(stagedStore)
      const tables = new Map(
        contents.map((one) => [one.table, new StagedTable(store, core.table(one.table), one)]),
      )
      void moveAll(database.backendDB(), [...tables.values()])
      return {
        transaction: (stores, mode, options) => {
          const areRead = stores.some((name) => tables.get(name)?.isOver === false)
          return core.transaction(areRead ? [...stores, stagedStore] : stores, mode, options)
        },
        table: (name) => {
          const staged = tables.get(name)
          return staged ? withStaged(core.table(name), store, staged) : core.table(name)
        },
      }
    },
  })
}

/** In one tab or worker, and when that is closed in the next. */
async function moveAll(native: IDBDatabase, tables: readonly StagedTable[]): Promise<void> {
  try {
    await pause(firstCalls)
    // Others' calls have as much of the browser's time.
    await navigator.locks.request(`${native.name}: ${stagedStore}`, () =>
      moveBatches(native, pause),
    )
    for (const table of tables) table.isOver = true
  } catch (cause) {
    // Whoever opens it next goes on.
    if (!isClosed(cause)) console.warn(`${native.name} stays staged`, cause)
  }
}

/** A table with its own rows and those that are staged; no key is in both. */
function withStaged(table: DBCoreTable, store: DBCoreTable, staged: StagedTable): DBCoreTable {
  const { primaryKey, indexes } = table.schema
  const uniqueIndexes = [primaryKey, ...indexes.filter(({ unique }) => unique)]

  /** The rows that a change is about, and those that must not be beside what it brings. */
  const metBy = (request: DBCoreMutateRequest): Asked[] => {
    if (request.type === 'deleteRange') return [{ index: primaryKey, range: request.range }]
    if (request.type === 'delete') return request.keys.map((key) => only(primaryKey, key))
    const keysIn = (index: DBCoreIndex) => request.values.map((row) => index.extractKey?.(row))
    return uniqueIndexes.flatMap((index) =>
      keysIn(index)
        .filter(isKey)
        .map((key) => only(index, key)),
    )
  }

  /** Moves their batches, so that the browser applies the change to all of its rows. */
  const moveMet = (request: DBCoreMutateRequest): Promise<unknown> => {
    const { trans, type } = request
    const asked = metBy(request)
    return staged.look(trans, asked).then((rows) => {
      const met = new Map<Batch, number>()
      for (const { batch } of asked.flatMap((one) => rows.within(one))) {
        met.set(batch, 1 + (met.get(batch) ?? 0))
      }
      if (met.size === 0) return undefined
      const batches = [...met.keys()]
      // What is deleted as a whole need not be moved.
      const values = batches.flatMap((batch) =>
        type === 'deleteRange' && met.get(batch) === batch.rows.length ? [] : batch.rows,
      )
      return table.mutate({ type: 'put', trans, values }).then(({ failures }) => {
        for (const cause of Object.values(failures)) throw cause
        const are = rows.are.slice()
        for (const { place } of batches) are[place] = 0
        const remaining: Remaining = { table: table.name, place: 'remaining', are }
        const keys = batches.map(({ place }) => [table.name, place])
        return store
          .mutate({ type: 'delete', trans, keys })
          .then(() => store.mutate({ type: 'put', trans, values: [remaining] }))
      })
    })
  }

  const rowsBy = (trans: DBCoreTransaction, keys: readonly unknown[]) => {
    const asked = keys.map((key) => only(primaryKey, key))
    return staged.look(trans, asked).then((rows) => asked.map((one) => rows.within(one)[0]?.value))
  }

  return {
    ...table,
    get: (request) =>
      table.get(request).then((own) => {
        if (own !== undefined || staged.isOver) return own
        return rowsBy(request.trans, [request.key]).then(([row]) => row)
      }),
    getMany: (request) =>
      table.getMany(request).then((own) => {
        if (staged.isOver) return own
        const others = rowsBy(request.trans, request.keys)
        return others.then((rows) => own.map((row, at) => row ?? rows[at]))
      }),
    query: (request) => {
      if (staged.isOver) return table.query(request)
      const { trans, query, values, limit, direction } = request
      const isReversed = direction?.startsWith('prev') ?? false
      return staged.look(trans, [query]).then((rows) => {
        const others = rows.within(query, isReversed, limit)
        if (others.length === 0) return table.query(request)
        return table.query({ ...request, values: true }).then(({ result }) => {
          const own = result.map((row) => entryOf(row, query.index, primaryKey))
          const sorted = [...own, ...others].toSorted(
            (one, other) => inOrder(one, other) * (isReversed ? -1 : 1),
          )
          const asked = sorted.slice(0, limit)
          return { result: asked.map((entry) => (values ? entry.value : entry.primaryKey)) }
        })
      })
    },
    count: (request) => {
      if (staged.isOver) return table.count(request)
      return staged
        .look(request.trans, [request.query])
        .then((rows) => table.count(request).then((own) => own + rows.within(request.query).length))
    },
    openCursor: (request) => {
      if (staged.isOver) return table.openCursor(request)
      const { trans, query, reverse } = request
      return staged.look(trans, [query]).then((rows) => {
        const others = rows.within(query, reverse)
        return table.openCursor(request).then((own) => mergedCursor(own, others, request))
      })
    },
    mutate: (request) => {
      if (staged.isOver) return table.mutate(request)
      return moveMet(request).then(() => table.mutate(request))
    },
  }
}
