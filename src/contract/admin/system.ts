/** The staff themselves, what they did, and what needs a second one of them. */
import * as v from 'valibot'
import { bahtOnWire, countOnWire, instantOnWire, maybe } from '../wire'
import { roles } from './access'
import { guardedKinds } from './guarded'
import { adminOrderSchema, reasonText } from './order'

export const adminRowSchema = v.object({
  adminID: v.string(),
  username: v.string(),
  name: v.string(),
  role: v.picklist(roles),
  status: v.picklist(['active', 'disabled']),
  hasOtp: v.boolean(),
  mustChangePassword: v.boolean(),
  /** When another of the staff last gave them a password; null when never. */
  passwordSetAt: maybe(instantOnWire),
  lastLoginAt: maybe(instantOnWire),
  createdAt: instantOnWire,
})

export type AdminRow = v.InferOutput<typeof adminRowSchema>

/** A new one of the staff without `adminID`; a new password comes with both kinds, or not. */
export const saveAdminSchema = v.object({
  ...adminOrderSchema.entries,
  adminID: v.optional(v.string()),
  username: v.pipe(v.string(), v.trim(), v.regex(/^[\w.-]{3,40}$/)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  role: v.picklist(roles),
  /** With `adminID`: as the screen had them, so that nothing is taken back that somebody else changed meanwhile. */
  shown: v.optional(
    v.object({
      username: v.string(),
      name: v.string(),
      role: v.picklist(roles),
      passwordSetAt: maybe(v.string()),
    }),
  ),
  newPassword: v.optional(v.pipe(v.string(), v.minLength(8, 'passwordweak'), v.maxLength(200))),
  /** Takes the second factor away, of somebody who has lost both authenticator and recovery codes. */
  resetOtp: v.optional(v.boolean()),
})

export const adminStatusSchema = v.object({
  ...adminOrderSchema.entries,
  adminID: v.string(),
  status: v.picklist(['active', 'disabled']),
  reason: reasonText,
})

/** One entry of the audit. `before` and `after` hold no secret and no whole account number. */
export const auditRowSchema = v.object({
  seq: v.number(),
  at: instantOnWire,
  adminID: v.string(),
  adminName: v.string(),
  /** `system`: sample data, which nobody of the staff entered. */
  role: v.picklist([...roles, 'system']),
  action: v.string(),
  targetType: v.string(),
  targetId: v.string(),
  before: maybe(v.record(v.string(), v.unknown())),
  after: maybe(v.record(v.string(), v.unknown())),
  reason: maybe(v.string()),
  requestId: maybe(v.string()),
  /** Carried out above a limit without a second person, as the site had none. */
  isAlone: v.optional(v.boolean(), false),
  /** The device that it was done on, as its log-in called it. */
  device: maybe(v.string()),
  hash: v.string(),
})

export type AuditRow = v.InferOutput<typeof auditRowSchema>

/** Whether each entry still is what it was: the first that is not, or null. */
export const auditCheckSchema = v.object({ checked: countOnWire, broken: maybe(v.number()) })

export const exportNoteSchema = v.object({
  ...adminOrderSchema.entries,
  list: v.pipe(v.string(), v.maxLength(40)),
  filters: v.record(v.string(), v.string()),
  rows: countOnWire,
})

export const approvalStatuses = ['pending', 'approved', 'rejected'] as const

export const approvalSchema = v.object({
  approvalId: v.string(),
  kind: v.picklist(guardedKinds),
  /** What exactly is asked for. */
  targetType: v.string(),
  targetId: v.string(),
  /** Of what is no player: the promotion, the batch, the account. */
  targetName: maybe(v.string()),
  /** Whose credit it is about, and what they have now. */
  player: maybe(
    v.object({
      userId: v.string(),
      username: v.string(),
      name: v.string(),
      credit: bahtOnWire,
    }),
  ),
  /** What it may cost at most; null where that has no bound, or where it costs nothing by itself. */
  cost: maybe(bahtOnWire),
  isUnbounded: v.boolean(),
  /** The limit in force when it was asked; null where any such change waits. */
  limit: maybe(bahtOnWire),
  /** Fields that become looser. */
  loosens: v.array(v.string()),
  before: maybe(v.record(v.string(), v.unknown())),
  after: maybe(v.record(v.string(), v.unknown())),
  reason: maybe(v.string()),
  askedBy: v.string(),
  askedByName: v.string(),
  /** Why whoever reads it cannot approve: their own request, their own account, or one linked to who asked. */
  block: maybe(v.picklist(['asked', 'target', 'linked'])),
  /** `linked`: until when. */
  blockedUntil: maybe(instantOnWire),
  status: v.picklist(approvalStatuses),
  decidedByName: maybe(v.string()),
  createdAt: instantOnWire,
  decidedAt: maybe(instantOnWire),
})

export type Approval = v.InferOutput<typeof approvalSchema>

export const approvalDecisionSchema = v.object({
  ...adminOrderSchema.entries,
  approvalId: v.string(),
  decision: v.picklist(['approve', 'reject']),
  reason: v.optional(reasonText),
})
