/** Whether the rows of a world are what their tables hold, and by what each is told from the others. */
import { captchaDatabase } from '../captcha/database'
import { CheckedDatabase, setAsideDatabase } from '../database/checkedDatabase'
import { device } from '../database/database'
import type { GuardedDatabase } from '../database/guardedDatabase'
import { demoStores } from '../demo/demoStores'
import { database as provider } from '../provider/database/database'
import { fromJson } from './worldRows'

/** Money first, because it takes longest: a restore that is killed early leaves no part of another snapshot. */
export const databases: readonly GuardedDatabase[] = [
  provider,
  setAsideDatabase,
  captchaDatabase,
  ...demoStores,
  device,
]

export function databaseNamed(wanted: string): GuardedDatabase | undefined {
  return databases.find(({ name }) => name === wanted)
}

/** The field at which a row is not what its table holds; null where no field was even looked at. */
interface Misfit {
  field: string | null
}

/** Tells of a table's rows one after the other where they are not what it holds, as the app reads it. */
export function misfitOf(databaseName: string, tableName: string): (row: object) => Misfit | null {
  const unstorable = unstorableIn(databaseName, tableName)
  const database = databaseNamed(databaseName)
  if (!(database instanceof CheckedDatabase)) return unstorable
  return (row) => {
    const stored = readable(row)
    if (stored === null || database.fits(tableName, stored)) return unstorable(row)
    return { field: lastRead(stored, (watched) => database.fits(tableName, watched)) }
  }
}

/** A check reads one field after the other, until one is not as it has to be. */
function lastRead(row: object, check: (row: object) => unknown): string | null {
  let last: string | null = null
  const get = (target: object, name: string | symbol) => {
    if (typeof name === 'string') last = name
    return Reflect.get(target, name)
  }
  check(new Proxy(row, { get }))
  return last
}

/** The same of what the table can store: rows with a key, and with nothing unique that one before has. */
export function unstorableIn(
  databaseName: string,
  tableName: string,
): (row: object) => Misfit | null {
  const table = databaseNamed(databaseName)?.tables.find(({ name }) => name === tableName)
  if (!table) return () => null // the world itself is refused for it
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

/** Null where a part is nothing that an index holds. */
function keyOf(parts: readonly string[], row: object): string | null {
  const values = parts.map((part): unknown => Reflect.get(row, part))
  const isKey = values.every((value) => typeof value === 'string' || Number.isFinite(value))
  return isKey ? JSON.stringify(values) : null
}

/** Null where what should be bytes is not. */
function readable(row: object): object | null {
  try {
    return fromJson(row)
  } catch {
    return null
  }
}

/** By which a row is told from the others of its table. */
export function keyIn(databaseName: string, tableName: string, row: object): string {
  const database = databaseNamed(databaseName)
  const table = database?.tables.find(({ name }) => name === tableName)
  const parts = keyParts(table?.schema.primKey.keyPath)
  return parts.map((part) => String(Reflect.get(row, part))).join(' ')
}

function keyParts(path: string | readonly string[] | null | undefined): readonly string[] {
  return typeof path === 'string' ? [path] : (path ?? [])
}
