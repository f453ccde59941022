/** A world: everything that is simulated, as one JSON value that can be kept, sent and put back. */
import type { Table } from 'dexie'
import * as v from 'valibot'
import { type WorldFile, worldFormat, worldVersion } from '#contract/scenario/world'
import { forgetLastSeen } from '../account/localUsers'
import type { GuardedDatabase } from '../database/guardedDatabase'
import { databasesOf, nativeSteps } from '../database/nativeDatabase'
import { scenariosChanged } from '../scenarios'
import { BadWorld, noSuch, readOrRefuse } from './badWorld'
import { databaseNamed, databases, unstorableIn } from './fittingRows'
import { type Restoring, readTables, replaceRows } from './worldRows'

/** Looked at as a whole: a world may have a hundred thousand. */
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
  /** How many bytes a seeded back end had drawn: restored, it draws on from there, or ids would come twice. */
  drawn: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
})

/** Databases that it does not name stand at their sample data. */
export type World = v.InferOutput<typeof worldSchema>

export const worldAtStart: World = { format: worldFormat, version: worldVersion, databases: {} }

/** How long one of them may be written to: a hundred thousand rows take a slow device minutes. Milliseconds. */
const longestWrite = 1_200_000

/** A key never leaves where it was made, so tokens of one world count in no other. */
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
 * One database after the other, each as a whole: whoever stops it meanwhile has to put another world back. Throws a
 * {@link BadWorld} before anything is changed.
 */
export async function putWorld(given: unknown, restoring: Restoring = {}): Promise<void> {
  const world = readWorld(given)
  for (const database of databases) {
    const content = world.databases[database.name]
    if (content || holdsKeys(database)) {
      await database.readyOrAnew()
      await database.carryOut(
        () => replaceRows(database, movedTables(database), content?.tables ?? {}, restoring),
        longestWrite,
      )
      restoring.signal?.throwIfAborted()
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
    if (lostNames.includes(name)) throw noSuch('database', name)
    const table = Object.keys(Object(Object(content).tables)).find((one) => lostNames.includes(one))
    if (table !== undefined) throw noSuch('table', `${name}.${table}`)
  }
}

/** Throws a {@link BadWorld} for databases and tables that are none of this version's. */
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

/** Throws a {@link BadWorld} for what cannot be put back here. */
export function readWorld(given: unknown): World {
  refuseLostNames(given)
  const world = readOrRefuse(worldSchema, given)
  refuseUnknown(world.databases)
  return world
}

/**
 * Throws a {@link BadWorld} also for a row that its table could not store: found when the databases before
 * its own are written already, it would leave half a world.
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

/** Those that a world holds. */
function movedTables({ tables }: GuardedDatabase): Table[] {
  return tables.filter((table) => table.name !== keys)
}

function holdsKeys({ tables }: GuardedDatabase): boolean {
  return tables.some((table) => table.name === keys)
}
