/** Saved snapshots: all simulated data, and the app's data on the device, under a name. */
import * as v from 'valibot'
import { unseen } from './fault'
import { longestOperator } from './file'

export const snapshotPaths = {
  /** GET: the saved snapshots. POST {@link saveSnapshotSchema}: saves the current state. */
  all: '/api/scenarios/worlds',
  /**
   * POST {@link restoreSchema}: restores; answers the device data, null if cancelled or for the sample data.
   */
  restore: '/api/scenarios/worlds/restore',
  /** POST {@link snapshotIdSchema}: the snapshot as one file, without passwords and slips. */
  export: '/api/scenarios/worlds/export',
  /** POST: the current state for a report: such a file, with only the last four digits of account numbers. */
  report: '/api/scenarios/worlds/report',
  /** POST a snapshot's file, or a report that contains one: saves it under its name. */
  import: '/api/scenarios/worlds/import',
  /** POST {@link snapshotIdSchema}. */
  remove: '/api/scenarios/worlds/remove',
  /** POST {@link comparedSchema}: the rows that differ. */
  compare: '/api/scenarios/worlds/compare',
} as const

export const snapshotFormat = 'arcade-world'

/** Version of the file's layout; a file with another version is not read. */
export const snapshotVersion = 1

/** Longest file, in characters: ten years of every player. */
export const longestSnapshot = 64 * 1024 * 1024

/** Data that the app stores on the device, by its keys. */
export const deviceSchema = v.record(v.string(), v.string())

/** Longest name of a snapshot, in characters. */
export const longestName = 60

/** Name of a snapshot; normalised, so that names that look the same are equal. */
const nameSchema = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(longestName),
  v.check((name) => !unseen.test(name), 'Unseen characters are not accepted'),
)

export const snapshotIdSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty()) })

/** `id`: null for the sample data. `isAnew`: repeats an interrupted restore; no earlier state is left. */
export const restoreSchema = v.object({
  id: v.nullable(snapshotIdSchema.entries.id),
  isAnew: v.optional(v.boolean(), false),
})

/** Error code: neither the earlier state nor the snapshot is complete. */
export const halfSnapshotCode = 'halfworld'

/** BroadcastChannel on which a restore reports its progress and receives `cancel`. */
export const restoreChannel = 'world-restore'

export const restoreProgressSchema = v.object({ done: v.number(), of: v.number() })

/** Rows written, and rows in total. */
export type RestoreProgress = v.InferOutput<typeof restoreProgressSchema>

export const saveSnapshotSchema = v.object({ name: nameSchema, device: deviceSchema })

/** `other`: null for the current state. */
export const comparedSchema = v.object({
  ...snapshotIdSchema.entries,
  other: v.nullable(v.string()),
})

const savedSnapshotSchema = v.object({
  ...snapshotIdSchema.entries,
  name: v.string(),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  /** Characters of its text, about the same as its bytes. */
  size: v.number(),
})

export type SavedSnapshot = v.InferOutput<typeof savedSnapshotSchema>

/** Newest first. */
export const savedSnapshotsSchema = v.object({ worlds: v.array(savedSnapshotSchema) })

export const restoredSchema = v.object({ device: v.nullable(deviceSchema) })

/** A row that was left out of an imported file because it does not fit its table, and the field at fault. */
const skippedSchema = v.object({
  table: v.string(),
  row: v.number(),
  field: v.nullable(v.string()),
})

export type SkippedRow = v.InferOutput<typeof skippedSchema>

export const importedSchema = v.object({
  ...savedSnapshotsSchema.entries,
  skipped: v.array(skippedSchema),
})

export type ImportedSnapshot = v.InferOutput<typeof importedSchema>

/** Outer structure of a file; its rows are checked one by one. */
export const snapshotFileSchema = v.object({
  format: v.literal(snapshotFormat, 'This is no snapshot'),
  version: v.literal(snapshotVersion, 'This snapshot is of another version of the app'),
  name: v.optional(nameSchema, 'Import'),
  /** Name of the app that made it; if left out, it fits any. */
  operator: v.optional(v.pipe(v.string(), v.maxLength(longestOperator))),
  savedAt: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  device: v.optional(deviceSchema, {}),
  databases: v.record(
    v.string(),
    v.object({ version: v.number(), tables: v.record(v.string(), v.array(v.unknown())) }),
  ),
})

export type SnapshotFile = v.InferOutput<typeof snapshotFileSchema>

/** A row that differs, as text; null where it is missing. */
const changedRowSchema = v.object({
  key: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
})

export type ChangedRow = v.InferOutput<typeof changedRowSchema>

const differenceSchema = v.object({
  /** Database and table. */
  table: v.string(),
  count: v.number(),
  /** The first of the rows that differ. */
  rows: v.array(changedRowSchema),
})

export type Difference = v.InferOutput<typeof differenceSchema>

export const differencesSchema = v.object({ differences: v.array(differenceSchema) })
