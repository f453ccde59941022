/** Staff accounts, the audit, and approvals by a second person. */
import * as v from 'valibot'
import { bahtOnWire, countOnWire, instantOnWire, maybe } from '../wire'
import { roles } from './access'
import { guardedKinds } from './guarded'
import { adminRequestSchema, reasonText } from './request'

export const adminRowSchema = v.object({
  adminID: v.string(),
  username: v.string(),
  name: v.string(),
  role: v.picklist(roles),
  status: v.picklist(['active', 'disabled']),
  hasOtp: v.boolean(),
  mustChangePassword: v.boolean(),
  /** When a colleague last set the password; null if never. */
  passwordSetAt: maybe(instantOnWire),
  lastLoginAt: maybe(instantOnWire),
  createdAt: instantOnWire,
})

export type AdminRow = v.InferOutput<typeof adminRowSchema>

/** A new account has no `adminID`; `newPassword` is optional for new and existing accounts. */
export const saveAdminSchema = v.object({
  ...adminRequestSchema.entries,
  adminID: v.optional(v.string()),
  username: v.pipe(v.string(), v.trim(), v.regex(/^[\w.-]{3,40}$/)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  role: v.picklist(roles),
  /** With `adminID`: the values that the screen showed, so that a colleague's changes are not overwritten. */
  shown: v.optional(
    v.object({
      username: v.string(),
      name: v.string(),
      role: v.picklist(roles),
      passwordSetAt: maybe(v.string()),
    }),
  ),
  newPassword: v.optional(v.pipe(v.string(), v.minLength(8, 'passwordweak'), v.maxLength(200))),
  /** Removes the second factor of staff who lost both authenticator and recovery codes. */
  resetOtp: v.optional(v.boolean()),
})

export const adminStatusSchema = v.object({
  ...adminRequestSchema.entries,
  adminID: v.string(),
  status: v.picklist(['active', 'disabled']),
  reason: reasonText,
})

/** One audit entry. `before` and `after` hold no secret and no complete account number. */
export const auditRowSchema = v.object({
  seq: v.number(),
  at: instantOnWire,
  adminID: v.string(),
  adminName: v.string(),
  /** `system`: sample data that no staff member entered. */
  role: v.picklist([...roles, 'system']),
  action: v.string(),
  targetType: v.string(),
  targetId: v.string(),
  before: maybe(v.record(v.string(), v.unknown())),
  after: maybe(v.record(v.string(), v.unknown())),
  reason: maybe(v.string()),
  requestId: maybe(v.string()),
  /** Done above a limit without a second person, because the site had none. */
  isAlone: v.optional(v.boolean(), false),
  /** The device, as identified at its login. */
  device: maybe(v.string()),
  hash: v.string(),
})

export type AuditRow = v.InferOutput<typeof auditRowSchema>

/** Staff to choose from in the audit. */
export const auditActorsSchema = v.object({
  actors: v.array(v.object({ adminID: v.string(), name: v.string() })),
})

/** Result of the integrity check: the first entry that was changed, or null. */
export const auditCheckSchema = v.object({ checked: countOnWire, broken: maybe(v.number()) })

export const exportNoteSchema = v.object({
  ...adminRequestSchema.entries,
  list: v.pipe(v.string(), v.maxLength(40)),
  filters: v.record(v.string(), v.string()),
  rows: countOnWire,
})

export const approvalStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const

export const approvalSchema = v.object({
  approvalId: v.string(),
  kind: v.picklist(guardedKinds),
  /** Type and id of the object that would change. */
  targetType: v.string(),
  targetId: v.string(),
  /** Name of a target that is not a player: the promotion, the batch, the account. */
  targetName: maybe(v.string()),
  /** Player whose credit is concerned, with the current credit. */
  player: maybe(
    v.object({
      userId: v.string(),
      username: v.string(),
      name: v.string(),
      credit: bahtOnWire,
    }),
  ),
  /** Highest possible cost; null if it is unbounded, or if the action has no direct cost. */
  cost: maybe(bahtOnWire),
  isUnbounded: v.boolean(),
  /** Limit in force at the time of the request; null if every such change needs approval. */
  limit: maybe(bahtOnWire),
  /** Fields that become looser. */
  loosens: v.array(v.string()),
  before: maybe(v.record(v.string(), v.unknown())),
  after: maybe(v.record(v.string(), v.unknown())),
  reason: maybe(v.string()),
  askedBy: v.string(),
  askedByName: v.string(),
  /** Why the reader cannot approve: their own request, their own account, or one linked to the requester. */
  block: maybe(v.picklist(['asked', 'target', 'linked'])),
  /** `linked`: end of the block. */
  blockedUntil: maybe(instantOnWire),
  status: v.picklist(approvalStatuses),
  decidedByName: maybe(v.string()),
  createdAt: instantOnWire,
  decidedAt: maybe(instantOnWire),
})

export type Approval = v.InferOutput<typeof approvalSchema>

export const approvalDecisionSchema = v.object({
  ...adminRequestSchema.entries,
  approvalId: v.string(),
  decision: v.picklist(['approve', 'reject']),
  reason: v.optional(reasonText),
})

export const withdrawApprovalSchema = v.object({
  ...adminRequestSchema.entries,
  approvalId: v.string(),
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))),
})
