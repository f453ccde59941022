/** Reads and replaces a database's rows for snapshots while other calls continue. */
import { cmp, Dexie, type Table } from 'dexie'
import type { GuardedDatabase } from '../database/guardedDatabase'

/** Rows per read, so that other calls wait for no more. */
const pageSize = 1000

/** Rows per write; progress and cancellation are checked between writes. */
const batchSize = 250

/** Most re-reads of changed tables before a transaction blocks other calls. */
const mostRounds = 3

/** The setting to record calls belongs to the browser, so snapshots leave it out. */
const isOfSnapshot = (row: object) => Reflect.get(row, 'id') !== 'recordsTraffic'

/** Returns all rows of the tables as JSON values, consistent at one moment. */
export async function readTables(
  database: GuardedDatabase,
  tables: readonly Table[],
): Promise<Record<string, Row[]>> {
  const content: Record<string, Row[]> = {}
  const read = async (some: readonly Table[]) => {
    for (const table of some) {
      const rows: Row[] = []
      await eachPage(table, (page) => rows.push(...page.map(asJson)))
      content[table.name] = rows
    }
  }
  const changes = watchChanges(database)
  try {
    let stale = tables
    for (let round = 0; round < mostRounds && stale.length > 0; round += 1) {
      await read(stale)
      const changed = changes.take()
      stale = tables.filter(({ name }) => changed.has(name))
    }
    if (stale.length > 0) await database.transaction('r', [...tables], () => read(tables))
    return content
  } finally {
    changes.stop()
  }
}

/** Control of a restore; a cancellation undoes everything. */
export interface Restoring {
  signal?: AbortSignal | undefined
  /** Called with the number of further rows that are in place. */
  report?: ((rows: number) => void) | undefined
}

/** Replaces all rows of the tables in one transaction: everything or nothing. */
export async function replaceRows(
  database: GuardedDatabase,
  tables: readonly Table[],
  content: Readonly<Record<string, object[]>>,
  { signal, report }: Restoring = {},
): Promise<void> {
  const changes = watchChanges(database)
  try {
    const planned = new Map<Table, TableChanges>()
    for (const table of tables) planned.set(table, await changesFor(table, content[table.name]))
    const changed = changes.take()
    await database.transaction('rw', [...tables], async () => {
      for (const table of tables) {
        const known = changed.has(table.name) ? undefined : planned.get(table)
        const { gone, put, kept } = known ?? (await changesFor(table, content[table.name]))
        report?.(kept)
        // Delete first, because a unique value may move from one row to another.
        for (const keys of batchesOf(gone)) {
          signal?.throwIfAborted()
          await table.bulkDelete(keys)
        }
        for (const rows of batchesOf(put)) {
          signal?.throwIfAborted()
          await table.bulkPut(rows.map(fromJson))
          report?.(rows.length)
        }
      }
    })
  } catch (cause) {
    if (!signal?.aborted) throw cause
  } finally {
    changes.stop()
  }
}

function* batchesOf<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += batchSize) yield all.slice(from, from + batchSize)
}

type Row = Record<string, unknown>

type Key = string | number | (string | number)[]

interface TableChanges {
  gone: Key[]
  put: object[]
  /** Number of unchanged rows. */
  kept: number
}

/** Compares both sides in key order, page by page, so that other calls never wait for all rows. */
async function changesFor(table: Table, wanted: readonly object[] = []): Promise<TableChanges> {
  const targets = wanted
    .filter(isOfSnapshot)
    .toSorted((one, other) => cmp(keyOf(table, one), keyOf(table, other)))
  const gone: Key[] = []
  const put: object[] = []
  let at = 0
  await eachPage(table, (page) => {
    for (const row of page) {
      const key = keyOf(table, row)
      let target = targets[at]
      for (; target && cmp(keyOf(table, target), key) < 0; target = targets[at]) {
        put.push(target)
        at += 1
      }
      if (!target || cmp(keyOf(table, target), key) !== 0) {
        gone.push(key)
        continue
      }
      at += 1
      if (JSON.stringify(target) === JSON.stringify(asJson(row))) continue
      gone.push(key)
      put.push(target)
    }
  })
  const all = [...put, ...targets.slice(at)]
  return { gone, put: all, kept: targets.length - all.length }
}

function keyOf({ schema }: Table, row: object): Key {
  const path = schema.primKey.keyPath ?? ''
  return typeof path === 'string'
    ? Reflect.get(row, path)
    : path.map((part) => Reflect.get(row, part))
}

/** Reads a table page by page, without validating its rows. */
async function eachPage(table: Table, work: (rows: Row[]) => void): Promise<void> {
  let last: Row | undefined
  for (;;) {
    const rest = last ? table.where(':id').above(keyOf(table, last)) : table.toCollection()
    const rows: Row[] = await rest.limit(pageSize).raw().toArray()
    work(rows.filter(isOfSnapshot))
    last = rows.at(-1)
    if (rows.length < pageSize) return
  }
}

/** Watches which tables of a database change, in any tab or worker. */
function watchChanges(database: GuardedDatabase) {
  const changed = new Set<string>()
  const start = `idb://${database.backendDB().name}/`
  const note = (parts: object) => {
    for (const part of Object.keys(parts)) {
      if (part.startsWith(start)) changed.add(part.slice(start.length).split('/')[0] ?? '')
    }
  }
  Dexie.on.storagemutated.subscribe(note)
  return {
    /** @returns the tables changed since the last call */
    take(): ReadonlySet<string> {
      const taken = new Set(changed)
      changed.clear()
      return taken
    },
    stop: () => Dexie.on.storagemutated.unsubscribe(note),
  }
}

/** Marker for pictures: JSON has no bytes. */
const bytesMark = 'base64:bytes'

function asJson(row: Row): Row {
  if (!holds(row, (value) => value instanceof Uint8Array)) return row
  return JSON.parse(
    JSON.stringify(row, (_, value: unknown) =>
      value instanceof Uint8Array ? { [bytesMark]: base64Of(value) } : value,
    ),
  )
}

/** @returns the row as its table stores it. @throws if encoded bytes are invalid */
export function fromJson(row: object): object {
  if (!holds(row, (value) => Object.hasOwn(value, bytesMark))) return row
  return JSON.parse(JSON.stringify(row), (_, value: unknown) => {
    const text: unknown = Object(value)[bytesMark]
    return typeof text === 'string' ? bytesOf(text) : value
  })
}

/** Whether `is` is true for a value or any nested value. */
function holds(value: unknown, is: (value: object) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false
  return is(value) || Object.values(value).some((inner) => holds(inner, is))
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
