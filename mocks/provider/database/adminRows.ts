/** Rows of the back office. Times are ISO text in UTC. */

import type { Role } from '#contract/admin/access'
import type { Assignee, CaseState } from '#contract/admin/cases'
import type { GuardedKind } from '#contract/admin/guarded'
import type { AuditRow as AuditEntry } from '#contract/admin/system'
import type { SupportSubject } from '#contract/help/support'
import type { Satang } from '#lib/money'
import type { PasswordHash } from './rows'

export interface AdminAccountRow {
  adminID: string
  /** Lower case. */
  username: string
  name: string
  password: PasswordHash
  role: Role
  status: 'active' | 'disabled'
  mustChangePassword: boolean
  /** When a colleague last set the password; omitted if never. */
  passwordSetAt?: string
  /** Shared secret of the second factor (base32), after confirmation by a code. */
  otpSecret?: string
  /** A secret that is not confirmed yet. */
  otpWaiting?: string
  /** The last 30-second step whose code was used, so that no code works twice. */
  otpStep?: number
  /** Hashes of the unused recovery codes. */
  recovery?: string[]
  /** In ms; sessions that started before have ended, except `keptSession`. */
  endedBefore?: number
  keptSession?: string | undefined
  /** The colleague who last created the account, or set its role, password or second factor. */
  grant?: {
    by: string
    at: string
    /** The third person who agreed, if any. */
    confirmedBy?: string
  }
  /** After losing its rights, the account counts as a second person until then. */
  approverUntil?: string
  wrongTries: number
  lockedUntil: string | null
  lastLoginAt: string | null
  createdAt: string
}

/** Never changed or removed; `hash` covers the row and the previous row's hash. */
export interface AuditRow
  extends Omit<AuditEntry, 'seq' | 'at' | 'adminName' | 'before' | 'after' | 'device' | 'isAlone'> {
  /** Starts at 1, without gaps. */
  seq: number
  at: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** Omitted if the login named none, and in entries of earlier versions. */
  device?: string
  /** Omitted if false. */
  isAlone?: true
  prevHash: string
}

/** A request of one colleague that another must approve. */
export interface ApprovalRow {
  approvalId: string
  /** `role` and `risk` come from versions up to 0.36. */
  kind: GuardedKind | 'role' | 'risk'
  targetType: string
  targetId: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  reason: string | null
  /** The request to execute after approval, amounts in baht. */
  order: Record<string, unknown>
  /** Highest possible cost; null if unlimited, omitted if it has no direct cost. */
  cost?: Satang | null
  /** The limit at the time of the request; omitted if the action always needs approval. */
  limit?: Satang
  /** Fields that become looser. */
  loosens?: readonly string[]
  askedBy: string
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn'
  /** For a withdrawn request, the colleague who asked. */
  decidedBy: string | null
  createdAt: string
  decidedAt: string | null
  /** Hash of the request while it is pending, so that it exists only once. */
  openKey?: string
}

/** A setting of the back office only; its value is validated on reading. */
export interface AdminSettingRow {
  key: string
  version: number
  value: unknown
}

/** A note of staff about a player. */
export interface PlayerNoteRow {
  seq?: number
  userId: string
  adminID: string
  text: string
  createdAt: string
}

/** Work on a player that staff hand to each other. */
export interface CaseRow {
  caseId: string
  version: number
  userId: string
  about: SupportSubject | null
  state: CaseState
  assignee: Assignee
  /** Oldest first; omitted fields did not change. */
  steps: CaseStep[]
  createdAt: string
  updatedAt: string
}

export interface CaseStep {
  at: string
  /** Id of the colleague; `system` for a case that a player's message opened. */
  by: string
  state?: CaseState
  to?: Assignee
  note?: string
}
