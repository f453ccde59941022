/** The rows of a database as a world holds them, read and put back while other calls go on with it. */
import { cmp, Dexie, type Table } from 'dexie'
import type { GuardedDatabase } from '../database/guardedDatabase'

/** Rows read at once: no other call waits for more than these. */
const pageSize = 1000

/** Rows written before it is told how far that is, and before it can be called off. */
const batchSize = 250

/** How often what changed meanwhile is read again before others have to wait for it. */
const mostRounds = 3

/** Whether calls are recorded belongs to the browser, not to a world. */
const isOfWorld = (row: object) => Reflect.get(row, 'id') !== 'recordsTraffic'

/** All rows of these tables, as JSON knows them, as they were at one moment. */
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

/** Who puts a world back: called off, all is as it was. */
export interface Restoring {
  signal?: AbortSignal | undefined
  /** Hears of so many rows more that are in their tables. */
  report?: ((rows: number) => void) | undefined
}

/** Makes these tables hold just these rows: one transaction, of which nothing stays unless all of it does. */
export async function replaceRows(
  database: GuardedDatabase,
  tables: readonly Table[],
  content: Readonly<Record<string, object[]>>,
  { signal, report }: Restoring = {},
): Promise<void> {
  const changes = watchChanges(database)
  try {
    const orders = new Map<Table, Order>()
    for (const table of tables) orders.set(table, await orderFor(table, content[table.name]))
    const changed = changes.take()
    await database.transaction('rw', [...tables], async () => {
      for (const table of tables) {
        const known = changed.has(table.name) ? undefined : orders.get(table)
        const { gone, put, kept } = known ?? (await orderFor(table, content[table.name]))
        report?.(kept)
        // First what goes: what is unique may move from one row to another.
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

interface Order {
  gone: Key[]
  put: object[]
  /** How many rows stay as they are. */
  kept: number
}

/** Both in the order of their keys: nothing is made of all rows at once, while every other call would wait. */
async function orderFor(table: Table, wanted: readonly object[] = []): Promise<Order> {
  const targets = wanted
    .filter(isOfWorld)
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

/** Goes through a table past the checks of its rows. */
async function eachPage(table: Table, work: (rows: Row[]) => void): Promise<void> {
  let last: Row | undefined
  for (;;) {
    const rest = last ? table.where(':id').above(keyOf(table, last)) : table.toCollection()
    const rows: Row[] = await rest.limit(pageSize).raw().toArray()
    work(rows.filter(isOfWorld))
    last = rows.at(-1)
    if (rows.length < pageSize) return
  }
}

/** Which tables of a database anybody writes to, in any tab or worker. */
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
    /** Those written to since it was last asked. */
    take(): ReadonlySet<string> {
      const taken = new Set(changed)
      changed.clear()
      return taken
    },
    stop: () => Dexie.on.storagemutated.unsubscribe(note),
  }
}

/** Pictures are bytes, which JSON does not know. */
const bytesMark = 'base64:bytes'

function asJson(row: Row): Row {
  if (!holds(row, (value) => value instanceof Uint8Array)) return row
  return JSON.parse(
    JSON.stringify(row, (_, value: unknown) =>
      value instanceof Uint8Array ? { [bytesMark]: base64Of(value) } : value,
    ),
  )
}

/** The row as its table holds it. Throws where what should be bytes is not. */
export function fromJson(row: object): object {
  if (!holds(row, (value) => Object.hasOwn(value, bytesMark))) return row
  return JSON.parse(JSON.stringify(row), (_, value: unknown) => {
    const text: unknown = Object(value)[bytesMark]
    return typeof text === 'string' ? bytesOf(text) : value
  })
}

/** Whether `is` holds of a value or of anything within it. */
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
