/** An error report as one file, `*.report.json`. */
import * as v from 'valibot'
import type { KeptError } from '#lib/keptErrors'
import { deviceSchema, type SnapshotFile } from './snapshot'
import type { RecordedCall } from './traffic'

export const reportFormat = 'arcade-report'

/** Version of the file's layout; a file with another version is not read. */
export const reportVersion = 1

/** The part of a report that the app reads again; the rest is for people. */
export const reportFileSchema = v.looseObject({
  format: v.literal(reportFormat),
  version: v.literal(reportVersion, 'This report is of another version of the app'),
  /** Null if it could not be read when the report was made. */
  world: v.nullable(v.looseObject({})),
  /** Data that the app stored on the device. */
  settings: v.optional(deviceSchema, {}),
})

/** The file; unreadable parts are null. No passwords, tokens or slips; only the last four account digits. */
export interface Report {
  format: typeof reportFormat
  version: typeof reportVersion
  /** ISO text, by the device's clock. */
  madeAt: string
  /** Description of the error by the author of the report. */
  note: string
  app: Readonly<Record<string, string>>
  /** Path and search of the page. */
  route: string
  settings: Readonly<Record<string, string>>
  errors: readonly KeptError[]
  /** Oldest first. */
  traffic: readonly RecordedCall[] | null
  world: SnapshotFile | null
  /** Screenshot of the page, as a `data:` address; null if none was taken. */
  picture: string | null
}
