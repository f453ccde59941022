/** Login to the back office: names, roles, the second factor, and the session. */
import * as v from 'valibot'
import { instantOnWire, maybe } from '../wire'
import { permissions, roles } from './access'
import { adminRequestSchema } from './request'
import { clientSchema } from './sessions'

/** A session ends after half an hour without a call, and after eight hours at the latest. */
export const idleMs = 30 * 60 * 1000
export const longestSessionMs = 8 * 60 * 60 * 1000

const text = v.pipe(v.string(), v.maxLength(200))

/** `device`: sixteen random hex digits that identify a staff device in the audit. */
export const adminLoginSchema = v.object({
  username: text,
  password: text,
  device: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{16}$/))),
  client: v.optional(clientSchema),
})

/** `ticket`: from the answer to the first step; valid for five minutes. */
export const adminCodeSchema = v.object({
  // A signed token that contains the device, so it is longer than any typed text.
  ticket: v.pipe(v.string(), v.maxLength(2000)),
  code: text,
  client: v.optional(clientSchema),
})

/** The logged-in staff member. `token` is valid until `expiresAt`, unless it is renewed. */
export const adminSessionSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  adminID: v.string(),
  username: v.string(),
  name: v.string(),
  role: v.picklist(roles),
  permissions: v.array(v.picklist(permissions)),
  mustChangePassword: v.boolean(),
  hasOtp: v.boolean(),
  /** The settings require a second factor for this role, and none is set up yet. */
  mustEnrol: v.boolean(),
  expiresAt: instantOnWire,
  /** End of the session, however active it is. */
  endsAt: instantOnWire,
})

export type AdminSession = v.InferOutput<typeof adminSessionSchema>

/** Answer to the first step: the session, or a ticket if a code is required. */
export const adminLoginAnswerSchema = v.union([
  adminSessionSchema,
  v.object({ ticket: v.pipe(v.string(), v.nonEmpty()) }),
])

export const adminPasswordSchema = v.object({
  ...adminRequestSchema.entries,
  password: text,
  newPassword: v.pipe(v.string(), v.minLength(8, 'passwordweak'), v.maxLength(200)),
})

/** Data for an authenticator app; shown once. */
export const otpEnrolmentSchema = v.object({ secret: v.string(), address: v.string() })

/** `newCode`: from the authenticator that is being set up. */
export const otpConfirmSchema = v.object({ ...adminRequestSchema.entries, newCode: text })

/** Ten codes that replace a lost authenticator, each valid once; shown once. */
export const recoveryCodesSchema = v.object({ recoveryCodes: v.array(v.string()) })

/** Path of the page with the open row; null once the row is closed. */
export const lookSchema = v.object({ row: v.nullable(text) })

/** Interval at which a page reports its open row; a viewer counts as gone after three intervals of silence. */
export const lookEveryMs = 10_000

/** Names of the other staff who have the row open. */
export const lookersSchema = v.object({ by: v.array(v.string()) })

/** Counts of waiting work, for the menu. */
export const countersSchema = v.object({
  deposits: v.number(),
  oldestDeposit: maybe(instantOnWire),
  newestDeposit: maybe(instantOnWire),
  withdrawals: v.number(),
  oldestWithdrawal: maybe(instantOnWire),
  newestWithdrawal: maybe(instantOnWire),
  approvals: v.number(),
  /** Those assigned to the reader or the reader's role. */
  cases: v.optional(v.number(), 0),
  /** The last change of these by others. */
  newestCase: maybe(instantOnWire),
})

export type Counters = v.InferOutput<typeof countersSchema>
