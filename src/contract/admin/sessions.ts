/** Sessions of staff: the device and the page of each, and how they are ended. */
import * as v from 'valibot'
import { instantOnWire, maybe } from '../wire'
import { roles } from './access'
import { adminRequestSchema } from './request'

const clientName = v.pipe(v.string(), v.maxLength(60))

/** Common names of browser and system, as the login page reads them from the user agent. */
export const clientSchema = v.object({ browser: clientName, system: clientName })

export type Client = v.InferOutput<typeof clientSchema>

/** Path of the open page of the back office. */
export const pageReportSchema = v.object({
  page: v.pipe(v.string(), v.maxLength(200), v.regex(/^\/admin(\/|$)/)),
})

/** Interval in ms at which a visible page reports itself. */
export const reportPageEveryMs = 60_000

export const staffSessionSchema = v.object({
  sessionId: v.string(),
  adminID: v.string(),
  name: v.string(),
  role: v.picklist(roles),
  /** Null if the login named no browser. */
  client: maybe(clientSchema),
  /** Null before the first report. */
  page: maybe(v.string()),
  pageSince: maybe(instantOnWire),
  startedAt: instantOnWire,
  seenAt: instantOnWire,
  /** Whether it is the session of the call. */
  isCurrent: v.boolean(),
})

export type StaffSessionRow = v.InferOutput<typeof staffSessionSchema>

/** Last seen first. */
export const staffSessionsSchema = v.object({
  sessions: v.array(staffSessionSchema),
  asOf: instantOnWire,
})

/** `of`: one's own sessions by default; those of all staff need `admin.manage`. */
export const sessionsQuerySchema = v.object({ of: v.optional(v.picklist(['own', 'all'])) })

/** The sessions must be those of one person. */
export const endSessionsSchema = v.object({
  ...adminRequestSchema.entries,
  sessionIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(100)),
})
