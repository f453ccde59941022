/** Snapshots of all simulated data, as one JSON value to save, send and restore. */
import type { Table } from 'dexie'
import * as v from 'valibot'
import { type SnapshotFile, snapshotFormat, snapshotVersion } from '#contract/scenario/snapshot'
import { forgetLastSeen } from '../account/localUsers'
import type { GuardedDatabase } from '../database/guardedDatabase'
import { databasesOf, nativeSteps } from '../database/nativeDatabase'
import { scenariosChanged } from '../scenarios'
import { BadSnapshot, noSuch, readOrThrow } from './badSnapshot'
import { databaseNamed, databases, unstorableIn } from './fittingRows'
import { type Restoring, readTables, replaceRows } from './snapshotRows'

/** One custom check instead of a schema per row, because a snapshot may have 100,000 rows. */
const rowsSchema = v.custom<Record<string, unknown>[]>(
  (rows) => Array.isArray(rows) && rows.every(isRow),
  'A row is empty',
)

const isRow = (row: unknown) => typeof row === 'object' && Object.keys(row ?? {}).length > 0

const snapshotSchema = v.object({
  format: v.literal(snapshotFormat, 'This is no snapshot'),
  version: v.literal(snapshotVersion, 'This snapshot is of another version of the app'),
  databases: v.record(
    v.string(),
    v.object({ version: v.number(), tables: v.record(v.string(), rowsSchema) }),
  ),
  /** Random bytes drawn so far by a seeded back end, which continues there; otherwise ids would repeat. */
  drawn: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
})

/** Databases that are not listed have their sample data. */
export type Snapshot = v.InferOutput<typeof snapshotSchema>

export const initialSnapshot: Snapshot = {
  format: snapshotFormat,
  version: snapshotVersion,
  databases: {},
}

/** Time limit for writing one database, in ms: 100,000 rows take a slow device minutes. */
const longestWrite = 1_200_000

/** Keys never leave the device, so tokens of one snapshot are invalid in another. */
const keys = 'keys'

export async function takeSnapshot(): Promise<Snapshot> {
  const snapshot: Snapshot = { ...initialSnapshot, databases: {} }
  for (const database of databases) {
    if ((await databasesOf(database.name)).length === 0) continue
    await database.ready()
    const tables = await readTables(database, movedTables(database))
    snapshot.databases[database.name] = { version: database.verno * nativeSteps, tables }
  }
  return snapshot
}

/**
 * Restores a snapshot database by database, each as a whole. After a cancellation the caller must restore
 * another snapshot.
 * @throws {BadSnapshot} before anything changes
 */
export async function putSnapshot(given: unknown, restoring: Restoring = {}): Promise<void> {
  const snapshot = readSnapshot(given)
  for (const database of databases) {
    const content = snapshot.databases[database.name]
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

/** @throws {BadSnapshot} for databases and tables whose names the schema would drop */
export function refuseLostNames(given: unknown): void {
  for (const [name, content] of Object.entries(Object(Object(given).databases))) {
    if (lostNames.includes(name)) throw noSuch('database', name)
    const table = Object.keys(Object(Object(content).tables)).find((one) => lostNames.includes(one))
    if (table !== undefined) throw noSuch('table', `${name}.${table}`)
  }
}

/** @throws {BadSnapshot} for databases and tables that this version does not have */
export function refuseUnknown(given: SnapshotFile['databases']): void {
  for (const [name, { version, tables }] of Object.entries(given)) {
    const database = databaseNamed(name)
    if (!database) throw noSuch('database', name)
    if (version !== database.verno * nativeSteps) {
      const fault = { kind: 'otherversion', place: name, detail: '' } as const
      throw new BadSnapshot(`${name}: of another version of the app`, fault)
    }
    const known = database.tables.map((table) => table.name)
    const unknown = Object.keys(tables).find((table) => !known.includes(table) || table === keys)
    if (unknown !== undefined) throw noSuch('table', `${name}.${unknown}`)
  }
}

/** @throws {BadSnapshot} if the snapshot cannot be restored here */
export function readSnapshot(given: unknown): Snapshot {
  refuseLostNames(given)
  const snapshot = readOrThrow(snapshotSchema, given)
  refuseUnknown(snapshot.databases)
  return snapshot
}

/**
 * Also checks that the tables can store each row. Found only after earlier databases are written, such a row
 * would leave a mixed state.
 * @throws {BadSnapshot}
 */
export function readStorable(given: unknown): Snapshot {
  const snapshot = readSnapshot(given)
  for (const [name, { tables }] of Object.entries(snapshot.databases)) {
    for (const [table, rows] of Object.entries(tables)) {
      const unstorable = unstorableIn(name, table)
      const bad = rows.findIndex((row) => unstorable(row) !== null)
      if (bad >= 0) throw new BadSnapshot(`${name}.${table}: row ${bad + 1} cannot be stored`)
    }
  }
  return snapshot
}

/** Tables that are part of a snapshot. */
function movedTables({ tables }: GuardedDatabase): Table[] {
  return tables.filter((table) => table.name !== keys)
}

function holdsKeys({ tables }: GuardedDatabase): boolean {
  return tables.some((table) => table.name === keys)
}
