/** Saved worlds: everything simulated, and what the app keeps on the device, under a name. */
import * as v from 'valibot'
import { unseen } from './fault'
import { longestOperator } from './file'

export const worldPaths = {
  /** GET: those that are saved. POST {@link saveWorldSchema}: one more, as everything is now. */
  all: '/api/scenarios/worlds',
  /** POST {@link restoreSchema}: everything as it was; answers what the device kept, null where it was called off. */
  restore: '/api/scenarios/worlds/restore',
  /** POST {@link worldIdSchema}: the world as one file, without passwords and slips. */
  export: '/api/scenarios/worlds/export',
  /** POST: everything as it is now, as a report bears it: such a file, and of account numbers the last four digits. */
  report: '/api/scenarios/worlds/report',
  /** POST a world's file, or a report that bears one: saved under its name. */
  import: '/api/scenarios/worlds/import',
  /** POST {@link worldIdSchema}. */
  remove: '/api/scenarios/worlds/remove',
  /** POST {@link comparedSchema}: which rows differ. */
  compare: '/api/scenarios/worlds/compare',
} as const

export const worldFormat = 'arcade-world'

/** Of the file's own layout; a file of another one is not read. */
export const worldVersion = 1

/** Characters of a file: ten years of every player. */
export const longestWorld = 64 * 1024 * 1024

/** What the app keeps on the device, by its keys. */
export const deviceSchema = v.record(v.string(), v.string())

/** Characters of a world's name. */
export const longestName = 60

/** What looks alike is alike, however its accents are written. */
const nameSchema = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(longestName),
  v.check((name) => !unseen.test(name), 'Unseen characters are not accepted'),
)

export const worldIdSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty()) })

/** `id`: null for the sample data. `isAnew`: somebody was stopped in the middle, and nothing is there to go back to. */
export const restoreSchema = v.object({
  id: v.nullable(worldIdSchema.entries.id),
  isAnew: v.optional(v.boolean(), false),
})

/** Of an answer: neither what was before nor the world is there as a whole. */
export const halfWorldCode = 'halfworld'

/** Where a restore tells how far it is, and hears `cancel`. */
export const restoreChannel = 'world-restore'

export const restoreProgressSchema = v.object({ done: v.number(), of: v.number() })

/** Rows. */
export type RestoreProgress = v.InferOutput<typeof restoreProgressSchema>

export const saveWorldSchema = v.object({ name: nameSchema, device: deviceSchema })

/** `other`: null for everything as it is now. */
export const comparedSchema = v.object({ ...worldIdSchema.entries, other: v.nullable(v.string()) })

const savedWorldSchema = v.object({
  ...worldIdSchema.entries,
  name: v.string(),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  /** Characters of its text, about its bytes. */
  size: v.number(),
})

export type SavedWorld = v.InferOutput<typeof savedWorldSchema>

/** The newest first. */
export const savedWorldsSchema = v.object({ worlds: v.array(savedWorldSchema) })

export const restoredSchema = v.object({ device: v.nullable(deviceSchema) })

/** What was left out of an imported file: rows that do not fit their table, and at which field that is seen. */
const skippedSchema = v.object({
  table: v.string(),
  row: v.number(),
  field: v.nullable(v.string()),
})

export type SkippedRow = v.InferOutput<typeof skippedSchema>

export const importedSchema = v.object({
  ...savedWorldsSchema.entries,
  skipped: v.array(skippedSchema),
})

export type ImportedWorld = v.InferOutput<typeof importedSchema>

/** A file, as far as its frame goes; its rows are looked at one by one. */
export const worldFileSchema = v.object({
  format: v.literal(worldFormat, 'This is no world'),
  version: v.literal(worldVersion, 'This world is of another version of the app'),
  name: v.optional(nameSchema, 'Import'),
  /** The app's name where it was made; left out, it goes with any. */
  operator: v.optional(v.pipe(v.string(), v.maxLength(longestOperator))),
  savedAt: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  device: v.optional(deviceSchema, {}),
  databases: v.record(
    v.string(),
    v.object({ version: v.number(), tables: v.record(v.string(), v.array(v.unknown())) }),
  ),
})

export type WorldFile = v.InferOutput<typeof worldFileSchema>

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
  /** The first of them. */
  rows: v.array(changedRowSchema),
})

export type Difference = v.InferOutput<typeof differenceSchema>

export const differencesSchema = v.object({ differences: v.array(differenceSchema) })
