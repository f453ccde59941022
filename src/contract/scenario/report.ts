/** What somebody hands on who saw something go wrong: one file, `*.report.json`. */
import * as v from 'valibot'
import type { KeptError } from '#lib/keptErrors'
import type { RecordedCall } from './traffic'
import { deviceSchema, type WorldFile } from './world'

export const reportFormat = 'arcade-report'

/** Of the file's own layout; a file of a higher one is not read. */
export const reportVersion = 1

/** As far as it is opened again: everything else in it is for reading. */
export const reportFileSchema = v.looseObject({
  format: v.literal(reportFormat),
  version: v.literal(reportVersion, 'This report is of another version of the app'),
  /** Null where it could not be read when the report was made. */
  world: v.nullable(v.looseObject({})),
  /** What the app kept on the device. */
  settings: v.optional(deviceSchema, {}),
})

/** The file; what could not be read is null. Without passwords, tokens and slips; of account numbers the last four digits. */
export interface Report {
  format: typeof reportFormat
  version: typeof reportVersion
  /** ISO text, by the device's clock. */
  madeAt: string
  /** What went wrong, in the words of whoever made it. */
  note: string
  app: Readonly<Record<string, string>>
  /** Path and search of the page. */
  route: string
  settings: Readonly<Record<string, string>>
  errors: readonly KeptError[]
  /** The oldest first. */
  traffic: readonly RecordedCall[] | null
  world: WorldFile | null
  /** Of the page, as a `data:` address; null where none was taken. */
  picture: string | null
}
