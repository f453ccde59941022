/** Logging in to the operator's side: names, roles, the second factor, and what a session tells. */
import * as v from 'valibot'
import { instantOnWire, maybe } from '../wire'
import { permissions, roles } from './access'
import { adminOrderSchema } from './order'

/** A session ends after half an hour without a call, and after eight hours at the latest. */
export const idleMs = 30 * 60 * 1000
export const longestSessionMs = 8 * 60 * 60 * 1000

const text = v.pipe(v.string(), v.maxLength(200))

/** `device`: what tells one device of the staff from another, for the audit; sixteen digits that mean nothing else. */
export const adminLoginSchema = v.object({
  username: text,
  password: text,
  device: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{16}$/))),
})

/** `ticket` is what the first step answered: it holds for five minutes. */
export const adminCodeSchema = v.object({
  // A signed token: with the device in it longer than any text that somebody types.
  ticket: v.pipe(v.string(), v.maxLength(2000)),
  code: text,
})

/** Who is logged in. `token` counts until `expiresAt`, unless it is renewed. */
export const adminSessionSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  adminID: v.string(),
  username: v.string(),
  name: v.string(),
  role: v.picklist(roles),
  permissions: v.array(v.picklist(permissions)),
  mustChangePassword: v.boolean(),
  hasOtp: v.boolean(),
  /** The operator's settings ask for a second factor of this role, and there is none yet. */
  mustEnrol: v.boolean(),
  expiresAt: instantOnWire,
  /** When the session ends however busy it is. */
  endsAt: instantOnWire,
})

export type AdminSession = v.InferOutput<typeof adminSessionSchema>

/** The first step's answer: the session, or that a code is asked for. */
export const adminLoginAnswerSchema = v.union([
  adminSessionSchema,
  v.object({ ticket: v.pipe(v.string(), v.nonEmpty()) }),
])

export const adminPasswordSchema = v.object({
  ...adminOrderSchema.entries,
  password: text,
  newPassword: v.pipe(v.string(), v.minLength(8, 'passwordweak'), v.maxLength(200)),
})

/** What an authenticator needs to know; shown once. */
export const otpEnrolmentSchema = v.object({ secret: v.string(), address: v.string() })

/** `newCode`: of the authenticator that is being set up. */
export const otpConfirmSchema = v.object({ ...adminOrderSchema.entries, newCode: text })

/** Ten codes for when the authenticator is gone, each counts once; shown once. */
export const recoveryCodesSchema = v.object({ recoveryCodes: v.array(v.string()) })

/** The page's path; null once the row is closed. */
export const lookSchema = v.object({ row: v.nullable(text) })

/** A row that somebody has open is said so this often; who is silent for three times as long has gone. */
export const lookEveryMs = 10_000

/** The names of the others. */
export const lookersSchema = v.object({ by: v.array(v.string()) })

/** What waits for somebody, for the menu. */
export const countersSchema = v.object({
  deposits: v.number(),
  oldestDeposit: maybe(instantOnWire),
  withdrawals: v.number(),
  oldestWithdrawal: maybe(instantOnWire),
  approvals: v.number(),
})

export type Counters = v.InferOutput<typeof countersSchema>
