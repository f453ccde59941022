/** A world: everything that is simulated, as one JSON value that can be kept, sent and put back. */
import type { Table } from 'dexie'
import * as v from 'valibot'
import { type WorldFile, worldFormat, worldVersion } from '#contract/scenario/world'
import { forgetLastSeen } from '../account/localUsers'
import { captchaDatabase } from '../captcha/database'
import { CheckedDatabase, setAsideDatabase } from '../database/checkedDatabase'
import { device } from '../database/database'
import type { GuardedDatabase } from '../database/guardedDatabase'
import { nativeSteps, standing } from '../database/nativeDatabase'
import { demoStores } from '../demo/demoStores'
import { database as provider } from '../provider/database/database'
import { scenariosChanged } from '../scenarios'
import { fromJson, readTables, replaceRows } from './worldRows'

/** Looked at as a whole: a world may have a hundred thousand. */
const rowSchema = v.custom<Record<string, unknown>>(
  (row) => typeof row === 'object' && Object.keys(row ?? {}).length > 0,
  'A row is empty',
)

const worldSchema = v.object({
  format: v.literal(worldFormat, 'This is no world'),
  version: v.literal(worldVersion, 'This world is of another version of the app'),
  databases: v.record(
    v.string(),
    v.object({ version: v.number(), tables: v.record(v.string(), v.array(rowSchema)) }),
  ),
})

/** Databases that it does not name stand at their sample data. */
export type World = v.InferOutput<typeof worldSchema>

export const worldAtStart: World = { format: worldFormat, version: worldVersion, databases: {} }

/** Why a world cannot be put back; nothing was changed. */
export class BadWorld extends Error {
  override readonly name = 'BadWorld'
}

/** The money first: it takes longest, and whoever is killed meanwhile finds nothing of another world. */
const databases: readonly GuardedDatabase[] = [
  provider,
  setAsideDatabase,
  captchaDatabase,
  ...demoStores,
  device,
]

/** How long one of them may be written to: nobody else holds it, a hundred thousand rows take their time. Milliseconds. */
const longestWrite = 300_000

/** A key never leaves where it was made, so tokens of one world count in no other. */
const keys = 'keys'

export async function takeWorld(): Promise<World> {
  const world: World = { ...worldAtStart, databases: {} }
  for (const database of databases) {
    if ((await standing(database.name)).version === null) continue
    await database.ready()
    const tables = await readTables(database, movedTables(database))
    world.databases[database.name] = { version: database.verno * nativeSteps, tables }
  }
  return world
}

/** Throws a {@link BadWorld} before anything is changed. */
export async function putWorld(given: unknown): Promise<void> {
  const world = readWorld(given)
  for (const database of databases) {
    const content = world.databases[database.name]
    if (content || holdsKeys(database)) {
      await database.readyOrAnew()
      await database.carryOut(
        () => replaceRows(database, movedTables(database), content?.tables ?? {}),
        longestWrite,
      )
    }
    // What was known of it before counts no more.
    database.close()
    if (!content && !holdsKeys(database)) await database.removed()
  }
  forgetLastSeen()
  scenariosChanged()
}

/** What a schema's record leaves out without a word. */
const lostNames: readonly string[] = ['__proto__', 'prototype', 'constructor']

/** Throws a {@link BadWorld} for databases and tables that would not even be read. */
export function refuseLostNames(given: unknown): void {
  for (const [name, content] of Object.entries(Object(Object(given).databases))) {
    if (lostNames.includes(name)) throw new BadWorld(`${name}: no such database`)
    const table = Object.keys(Object(Object(content).tables)).find((one) => lostNames.includes(one))
    if (table !== undefined) throw new BadWorld(`${name}.${table}: no such table`)
  }
}

/** Throws a {@link BadWorld} for databases and tables that are none of this version's. */
export function refuseUnknown(given: WorldFile['databases']): void {
  for (const [name, { version, tables }] of Object.entries(given)) {
    const database = databases.find((known) => known.name === name)
    if (!database) throw new BadWorld(`${name}: no such database`)
    if (version !== database.verno * nativeSteps) {
      throw new BadWorld(`${name}: of another version of the app`)
    }
    const known = database.tables.map((table) => table.name)
    const unknown = Object.keys(tables).find((table) => !known.includes(table) || table === keys)
    if (unknown !== undefined) throw new BadWorld(`${name}.${unknown}: no such table`)
  }
}

/** Throws a {@link BadWorld} for what cannot be put back here. */
export function readWorld(given: unknown): World {
  refuseLostNames(given)
  const read = v.safeParse(worldSchema, given)
  if (!read.success) {
    const [issue] = read.issues
    throw new BadWorld(`${v.getDotPath(issue) ?? 'world'}: ${issue.message}`)
  }
  refuseUnknown(read.output.databases)
  return read.output
}

/**
 * Throws a {@link BadWorld} also for a row that its table could not store: found when the databases before
 * its own are written already, it would leave half a world.
 */
export function readStorable(given: unknown): World {
  const world = readWorld(given)
  for (const [name, { tables }] of Object.entries(world.databases)) {
    for (const [table, rows] of Object.entries(tables)) {
      const isStored = storedRows(name, table)
      const bad = rows.findIndex((row) => !isStored(row))
      if (bad >= 0) throw new BadWorld(`${name}.${table}: row ${bad + 1} cannot be stored`)
    }
  }
  return world
}

/** Tells of a table's rows one after the other whether they are what it holds, as the app reads it. */
export function fittingRows(databaseName: string, tableName: string): (row: object) => boolean {
  const isStored = storedRows(databaseName, tableName)
  const database = databases.find(({ name }) => name === databaseName)
  const fits = (row: object) =>
    !(database instanceof CheckedDatabase) || database.fits(tableName, readable(row) ?? {})
  return (row) => fits(row) && isStored(row)
}

/** The same of what the table can store: rows with a key, and with nothing unique that one before has. */
function storedRows(databaseName: string, tableName: string): (row: object) => boolean {
  const database = databases.find(({ name }) => name === databaseName)
  const table = database?.tables.find(({ name }) => name === tableName)
  if (!table) return () => true // the world itself is refused for it
  const { primKey, indexes } = table.schema
  const unique = [primKey, ...indexes.filter((index) => index.unique)].map(({ keyPath }) => ({
    parts: keyParts(keyPath),
    taken: new Set<string>(),
  }))
  return (row) => {
    const stored = readable(row)
    if (stored === null) return false
    const keys = unique.map(({ parts }) => keyOf(parts, stored))
    if (keys[0] === null || unique.some(({ taken }, at) => taken.has(keys[at] ?? ''))) return false
    unique.forEach(({ taken }, at) => {
      const key = keys[at]
      if (key) taken.add(key)
    })
    return true
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
  const database = databases.find(({ name }) => name === databaseName)
  const table = database?.tables.find(({ name }) => name === tableName)
  const parts = keyParts(table?.schema.primKey.keyPath)
  return parts.map((part) => String(Reflect.get(row, part))).join(' ')
}

function keyParts(path: string | readonly string[] | null | undefined): readonly string[] {
  return typeof path === 'string' ? [path] : (path ?? [])
}

/** Those that a world holds. */
function movedTables({ tables }: GuardedDatabase): Table[] {
  return tables.filter((table) => table.name !== keys)
}

function holdsKeys({ tables }: GuardedDatabase): boolean {
  return tables.some((table) => table.name === keys)
}
