/** A world: everything that is simulated, as one JSON value that can be kept, sent and put back. */
import { Dexie } from 'dexie'
import * as v from 'valibot'
import { forgetLastSeen } from '../account/localUsers'
import { captchaDatabase } from '../captcha/database'
import { CheckedDatabase, setAsideDatabase } from '../database/checkedDatabase'
import { device } from '../database/database'
import type { GuardedDatabase } from '../database/guardedDatabase'
import { nativeSteps, storedVersion } from '../database/nativeDatabase'
import { readStored } from '../database/readStored'
import { demoStores } from '../demo/demoStores'
import { database as provider } from '../provider/database/database'
import { scenariosChanged } from '../scenarios'

const format = 'arcade-world'

const rowSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((row) => Object.keys(row).length > 0, 'A row is empty'),
)

const worldSchema = v.object({
  format: v.literal(format, 'This is no world'),
  version: v.literal(1, 'This world is of another version of the app'),
  databases: v.record(
    v.string(),
    v.object({ version: v.number(), tables: v.record(v.string(), v.array(rowSchema)) }),
  ),
})

/** Databases that it does not name stand at their sample data. */
export type World = v.InferOutput<typeof worldSchema>

export const worldAtStart: World = { format, version: 1, databases: {} }

/** Why a world cannot be put back; nothing was changed. */
export class BadWorld extends Error {
  override readonly name = 'BadWorld'
}

const databases: readonly GuardedDatabase[] = [
  device,
  provider,
  setAsideDatabase,
  captchaDatabase,
  ...demoStores,
]

/** A key never leaves where it was made, so tokens of one world count in no other. */
const keys = 'keys'

/** Whether calls are recorded belongs to the browser, not to a world. */
const recordsTraffic = 'recordsTraffic'

const isOfWorld = (row: object) => Reflect.get(row, 'id') !== recordsTraffic

export async function takeWorld(): Promise<World> {
  const world: World = { ...worldAtStart, databases: {} }
  for (const database of databases) {
    if ((await storedVersion(database.name)) === null) continue
    const stored = await readStored(database, () => database.ready())
    if (!stored?.isWhole) throw new Error(`${database.name} cannot be read whole`)
    const { [keys]: _, ...tables } = stored.content.tables
    if (tables.settings) tables.settings = tables.settings.filter((row) => isOfWorld(Object(row)))
    world.databases[database.name] = { ...stored.content, tables: asText(tables) }
  }
  return world
}

/** Throws a {@link BadWorld} before anything is changed. */
export async function putWorld(given: unknown): Promise<void> {
  const world = readWorld(given)
  for (const database of databases) {
    const content = world.databases[database.name]
    if (content || holdsKeys(database)) await fill(database, content?.tables ?? {})
    // What was known of it before counts no more.
    database.close()
    if (!content && !holdsKeys(database)) await Dexie.delete(database.name)
  }
  forgetLastSeen()
  scenariosChanged()
}

/** Throws a {@link BadWorld} for what cannot be put back here. */
export function readWorld(given: unknown): World {
  const read = v.safeParse(worldSchema, given)
  if (!read.success) {
    const [issue] = read.issues
    throw new BadWorld(`${v.getDotPath(issue) ?? 'world'}: ${issue.message}`)
  }
  for (const [name, { version, tables }] of Object.entries(read.output.databases)) {
    const database = databases.find((known) => known.name === name)
    if (!database) throw new BadWorld(`${name}: no such database`)
    if (version !== database.verno * nativeSteps) {
      throw new BadWorld(`${name}: of another version of the app`)
    }
    const known = database.tables.map((table) => table.name)
    const unknown = Object.keys(tables).find((table) => !known.includes(table) || table === keys)
    if (unknown !== undefined) throw new BadWorld(`${name}.${unknown}: no such table`)
  }
  return read.output
}

/** Whether a row, as a world holds it, is what its table takes; a table that is not known takes none. */
export function fitsTable(databaseName: string, tableName: string, row: object): boolean {
  const database = databases.find(({ name }) => name === databaseName)
  const table = database?.tables.find(({ name }) => name === tableName)
  if (!database || !table) return true // the world itself is refused for it
  const [stored = {}] = withBytes({ [tableName]: [row] })[tableName] ?? []
  const keys = keyParts(table.schema.primKey.keyPath).map((part) => Reflect.get(stored, part))
  const hasKey = keys.every((key) => typeof key === 'string' || Number.isFinite(key))
  return hasKey && (!(database instanceof CheckedDatabase) || database.fits(tableName, stored))
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

function holdsKeys({ tables }: GuardedDatabase): boolean {
  return tables.some((table) => table.name === keys)
}

async function fill(database: GuardedDatabase, content: Record<string, object[]>): Promise<void> {
  await database.readyOrAnew()
  const tables = database.tables.filter((table) => table.name !== keys)
  const rows = withBytes(content)
  const kept = database === device && (await device.settings.get(recordsTraffic))
  await database.transaction('rw', tables, async () => {
    for (const table of tables) {
      await table.clear()
      await table.bulkPut((rows[table.name] ?? []).filter(isOfWorld))
    }
    if (kept) await device.settings.put(kept)
  })
}

/** Pictures are bytes, which JSON does not know. */
const bytesMark = 'base64:bytes'

function asText(tables: Record<string, unknown[]>): World['databases'][string]['tables'] {
  return JSON.parse(
    JSON.stringify(tables, (_, value: unknown) =>
      value instanceof Uint8Array ? { [bytesMark]: base64Of(value) } : value,
    ),
  )
}

function withBytes(tables: Record<string, object[]>): Record<string, object[]> {
  return JSON.parse(JSON.stringify(tables), (_, value: unknown) => {
    const text: unknown = Object(value)[bytesMark]
    return typeof text === 'string' ? bytesOf(text) : value
  })
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
