/** Snapshots of all simulated data, as one JSON value to save, send and restore. */
import type { Table } from 'dexie'
import * as v from 'valibot'
import { type WorldFile, worldFormat, worldVersion } from '#contract/scenario/world'
import { forgetLastSeen } from '../account/localUsers'
import type { GuardedDatabase } from '../database/guardedDatabase'
import { databasesOf, nativeSteps } from '../database/nativeDatabase'
import { scenariosChanged } from '../scenarios'
import { BadWorld, noSuch, readOrThrow } from './badWorld'
import { databaseNamed, databases, unstorableIn } from './fittingRows'
import { type Restoring, readTables, replaceRows } from './worldRows'

/** One custom check instead of a schema per row, because a snapshot may have 100,000 rows. */
const rowsSchema = v.custom<Record<string, unknown>[]>(
  (rows) => Array.isArray(rows) && rows.every(isRow),
  'A row is empty',
)

const isRow = (row: unknown) => typeof row === 'object' && Object.keys(row ?? {}).length > 0

const worldSchema = v.object({
  format: v.literal(worldFormat, 'This is no world'),
  version: v.literal(worldVersion, 'This world is of another version of the app'),
  databases: v.record(
    v.string(),
    v.object({ version: v.number(), tables: v.record(v.string(), rowsSchema) }),
  ),
  /** Random bytes drawn so far by a seeded back end, which continues there; otherwise ids would repeat. */
  drawn: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
})

/** Databases that are not listed have their sample data. */
export type World = v.InferOutput<typeof worldSchema>

export const worldAtStart: World = { format: worldFormat, version: worldVersion, databases: {} }

/** Time limit for writing one database, in ms: 100,000 rows take a slow device minutes. */
const longestWrite = 1_200_000

/** Keys never leave the device, so tokens of one snapshot are invalid in another. */
const keys = 'keys'

export async function takeWorld(): Promise<World> {
  const world: World = { ...worldAtStart, databases: {} }
  for (const database of databases) {
    if ((await databasesOf(database.name)).length === 0) continue
    await database.ready()
    const tables = await readTables(database, movedTables(database))
    world.databases[database.name] = { version: database.verno * nativeSteps, tables }
  }
  return world
}

/**
 * Restores a snapshot database by database, each as a whole. After a cancellation the caller must restore
 * another snapshot.
 * @throws {BadWorld} before anything changes
 */
export async function putWorld(given: unknown, restoring: Restoring = {}): Promise<void> {
  const world = readWorld(given)
  for (const database of databases) {
    const content = world.databases[database.name]
    if (content || holdsKeys(database)) {
      await database.readyOrAnew()
      await database.execute(
        () => replaceRows(database, movedTables(database), content?.tables ?? {}, restoring),
        longestWrite,
      )
      restoring.signal?.throwIfAborted()
    }
    // Discards cached data.
    database.close()
    if (!content && !holdsKeys(database)) await database.removed()
  }
  forgetLastSeen()
  scenariosChanged()
}

/** Names that valibot's `record` drops silently. */
const lostNames: readonly string[] = ['__proto__', 'prototype', 'constructor']

/** @throws {BadWorld} for databases and tables whose names the schema would drop */
export function refuseLostNames(given: unknown): void {
  for (const [name, content] of Object.entries(Object(Object(given).databases))) {
    if (lostNames.includes(name)) throw noSuch('database', name)
    const table = Object.keys(Object(Object(content).tables)).find((one) => lostNames.includes(one))
    if (table !== undefined) throw noSuch('table', `${name}.${table}`)
  }
}

/** @throws {BadWorld} for databases and tables that this version does not have */
export function refuseUnknown(given: WorldFile['databases']): void {
  for (const [name, { version, tables }] of Object.entries(given)) {
    const database = databaseNamed(name)
    if (!database) throw noSuch('database', name)
    if (version !== database.verno * nativeSteps) {
      const fault = { kind: 'otherversion', place: name, detail: '' } as const
      throw new BadWorld(`${name}: of another version of the app`, fault)
    }
    const known = database.tables.map((table) => table.name)
    const unknown = Object.keys(tables).find((table) => !known.includes(table) || table === keys)
    if (unknown !== undefined) throw noSuch('table', `${name}.${unknown}`)
  }
}

/** @throws {BadWorld} if the snapshot cannot be restored here */
export function readWorld(given: unknown): World {
  refuseLostNames(given)
  const world = readOrThrow(worldSchema, given)
  refuseUnknown(world.databases)
  return world
}

/**
 * Also checks that the tables can store each row. Found only after earlier databases are written, such a row
 * would leave a mixed state.
 * @throws {BadWorld}
 */
export function readStorable(given: unknown): World {
  const world = readWorld(given)
  for (const [name, { tables }] of Object.entries(world.databases)) {
    for (const [table, rows] of Object.entries(tables)) {
      const unstorable = unstorableIn(name, table)
      const bad = rows.findIndex((row) => unstorable(row) !== null)
      if (bad >= 0) throw new BadWorld(`${name}.${table}: row ${bad + 1} cannot be stored`)
    }
  }
  return world
}

/** Tables that are part of a snapshot. */
function movedTables({ tables }: GuardedDatabase): Table[] {
  return tables.filter((table) => table.name !== keys)
}

function holdsKeys({ tables }: GuardedDatabase): boolean {
  return tables.some((table) => table.name === keys)
}
