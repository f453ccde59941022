/** Checks whether a snapshot's rows fit their tables, and finds their keys. */
import { captchaDatabase } from '../captcha/database'
import { CheckedDatabase, quarantineDatabase } from '../database/checkedDatabase'
import { device } from '../database/database'
import type { GuardedDatabase } from '../database/guardedDatabase'
import { demoStores } from '../demo/demoStores'
import { database as provider } from '../provider/database/database'
import { fromJson } from './snapshotRows'

/** Money first, because it takes longest: a restore that is killed early has then written nothing else. */
export const databases: readonly GuardedDatabase[] = [
  provider,
  quarantineDatabase,
  captchaDatabase,
  ...demoStores,
  device,
]

export function databaseNamed(wanted: string): GuardedDatabase | undefined {
  return databases.find(({ name }) => name === wanted)
}

/** The field that makes a row unfit; null if no field was read. */
interface UnfittingRow {
  field: string | null
}

/** @returns a check for the rows of a table, in order; it validates each as the app does */
export function unfittingRowOf(
  databaseName: string,
  tableName: string,
): (row: object) => UnfittingRow | null {
  const unstorable = unstorableIn(databaseName, tableName)
  const database = databaseNamed(databaseName)
  if (!(database instanceof CheckedDatabase)) return unstorable
  return (row) => {
    const stored = readable(row)
    if (stored === null || database.fits(tableName, stored)) return unstorable(row)
    return { field: lastRead(stored, (watched) => database.fits(tableName, watched)) }
  }
}

/** @returns the last field that the check read, which is the one that failed: a check stops there */
function lastRead(row: object, check: (row: object) => unknown): string | null {
  let last: string | null = null
  const get = (target: object, name: string | symbol) => {
    if (typeof name === 'string') last = name
    return Reflect.get(target, name)
  }
  check(new Proxy(row, { get }))
  return last
}

/** @returns a check whether the table can store a row: it has a key and repeats no unique value */
export function unstorableIn(
  databaseName: string,
  tableName: string,
): (row: object) => UnfittingRow | null {
  const table = databaseNamed(databaseName)?.tables.find(({ name }) => name === tableName)
  if (!table) return () => null // the snapshot itself is refused for it
  const { primKey, indexes } = table.schema
  const unique = [primKey, ...indexes.filter((index) => index.unique)].map(({ keyPath }) => ({
    parts: keyParts(keyPath),
    taken: new Set<string>(),
  }))
  return (row) => {
    const stored = readable(row)
    if (stored === null) return { field: null }
    const keys = unique.map(({ parts }) => keyOf(parts, stored))
    const wrong = unique.find(
      ({ taken }, at) => taken.has(keys[at] ?? '') || (at === 0 && keys[0] === null),
    )
    if (wrong) return { field: wrong.parts.join(' ') }
    unique.forEach(({ taken }, at) => {
      const key = keys[at]
      if (key) taken.add(key)
    })
    return null
  }
}

/** @returns null if a part is not a valid index key */
function keyOf(parts: readonly string[], row: object): string | null {
  const values = parts.map((part): unknown => Reflect.get(row, part))
  const isKey = values.every((value) => typeof value === 'string' || Number.isFinite(value))
  return isKey ? JSON.stringify(values) : null
}

/** @returns null if encoded bytes are invalid */
function readable(row: object): object | null {
  try {
    return fromJson(row)
  } catch {
    return null
  }
}

/** @returns the row's primary key as text */
export function keyIn(databaseName: string, tableName: string, row: object): string {
  const database = databaseNamed(databaseName)
  const table = database?.tables.find(({ name }) => name === tableName)
  const parts = keyParts(table?.schema.primKey.keyPath)
  return parts.map((part) => String(Reflect.get(row, part))).join(' ')
}

function keyParts(path: string | readonly string[] | null | undefined): readonly string[] {
  return typeof path === 'string' ? [path] : (path ?? [])
}
