/** A snapshot as one file: exports leave out secrets, and imports are validated completely. */
import { reportFileSchema, reportFormat } from '#contract/scenario/report'
import { type SkippedRow, snapshotFileSchema } from '#contract/scenario/snapshot'
import type { Work } from '#lib/inSlices'
import { demoPassword } from '../../provider/seed/seed'
import { BadSnapshot, readOrThrow } from '../badSnapshot'
import { unfittingRowOf } from '../fittingRows'
import { readSnapshot, refuseLostNames, refuseUnknown, type Snapshot } from '../snapshot'
import type { NamedSnapshot } from './savedSnapshots'

/** Secret fields; a slip shows account data. */
const secrets: readonly string[] = [
  'password',
  'otpSecret',
  'otpWaiting',
  'recovery',
  // The stored answer of the request that made them, kept in case that answer got lost.
  'recoveryCodes',
  'image',
]

export function withoutSecrets<Content extends Snapshot>(snapshot: Content): Content {
  return JSON.parse(
    JSON.stringify(snapshot, (name, value: unknown) =>
      secrets.includes(name) ? undefined : value,
    ),
  )
}

interface ReadFile {
  snapshot: NamedSnapshot
  skipped: SkippedRow[]
}

/** Takes the snapshot and the settings out of a report; returns other content as is. @throws {BadSnapshot} */
function snapshotWithin(content: unknown): unknown {
  if (Object(content).format !== reportFormat) return content
  const { world: snapshot, settings } = readOrThrow(reportFileSchema, content)
  if (snapshot === null) throw new BadSnapshot('This report contains no snapshot')
  return { ...snapshot, device: settings }
}

/** Leaves out rows that do not fit and lists them; missing passwords become `player1234`. @throws {BadSnapshot} */
export function* readSnapshotFile(given: unknown, operator: string, now: number): Work<ReadFile> {
  const within = snapshotWithin(given)
  refuseLostNames(within)
  const content = readOrThrow(snapshotFileSchema, within)
  const { name, savedAt = now, device, ...file } = content
  if (file.operator !== undefined && file.operator !== operator) {
    throw new BadSnapshot(`This snapshot is of another operator: ${file.operator}`)
  }
  refuseUnknown(file.databases)
  const skipped: ReadFile['skipped'] = []
  const databases: Snapshot['databases'] = {}
  for (const [database, { version, tables }] of Object.entries(file.databases)) {
    const fitting: Record<string, Record<string, unknown>[]> = {}
    for (const [table, rows] of Object.entries(tables)) {
      const unfitting = unfittingRowOf(database, table)
      const kept: Record<string, unknown>[] = []
      fitting[table] = kept
      for (const [row, found] of rows.entries()) {
        yield
        const whole = withPassword(table, found)
        const wrong = isRow(whole) ? unfitting(whole) : { field: null }
        if (isRow(whole) && wrong === null) kept.push(whole)
        else skipped.push({ table: `${database}.${table}`, row, field: wrong?.field ?? null })
      }
    }
    databases[database] = { version, tables: fitting }
  }
  const snapshot = readSnapshot({ format: file.format, version: file.version, databases })
  return { snapshot: { ...snapshot, name, savedAt, device }, skipped }
}

/** Adds the default password to players and staff without one, because exports contain none. */
function withPassword(table: string, row: unknown): unknown {
  if (table !== 'players' && table !== 'admins') return row
  return isRow(row) ? { password: demoPassword, ...row } : row
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
