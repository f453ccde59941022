/** The rows of the operator's side. Moments are ISO text in UTC. */

import type { Role } from '#contract/admin/access'
import type { GuardedKind } from '#contract/admin/guarded'
import type { AuditRow as AuditEntry } from '#contract/admin/system'
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
  /** When another of the staff last gave them a password; left out when never. */
  passwordSetAt?: string
  /** The shared secret of the second factor (base32), once it was confirmed by a code. */
  otpSecret?: string
  /** One that was given out and not confirmed yet. */
  otpWaiting?: string
  /** The last step of 30 seconds whose code was taken: none counts twice. */
  otpStep?: number
  /** Marks of the recovery codes that are left. */
  recovery?: string[]
  /** Sessions that began before are over, but for `keptSession`; milliseconds. */
  endedBefore?: number
  keptSession?: string | undefined
  /** Who last created it or gave it a role, a password or a way around its second factor. */
  grant?: {
    by: string
    at: string
    /** The third person who agreed; left out where nobody did. */
    confirmedBy?: string
  }
  /** Disabled or with fewer rights, it counts as a second person until then. */
  approverUntil?: string
  wrongTries: number
  lockedUntil: string | null
  lastLoginAt: string | null
  createdAt: string
}

/** Never changed and never removed; `hash` covers the row and the hash of the one before it. */
export interface AuditRow
  extends Omit<AuditEntry, 'seq' | 'at' | 'adminName' | 'before' | 'after' | 'device' | 'isAlone'> {
  /** From 1, without gaps. */
  seq: number
  at: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** Left out where the log-in named none, and by entries of earlier versions. */
  device?: string
  /** Left out where it is not so. */
  isAlone?: true
  prevHash: string
}

/** What one of the staff asked for and another has to say yes to. */
export interface ApprovalRow {
  approvalId: string
  /** Versions up to 0.36 knew `role` and `risk`. */
  kind: GuardedKind | 'role' | 'risk'
  targetType: string
  targetId: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  reason: string | null
  /** The order as it is carried out after the yes, amounts in baht. */
  order: Record<string, unknown>
  /** What it may cost at most; null without a bound, left out where it costs nothing by itself. */
  cost?: Satang | null
  /** The limit that applied when it was asked; left out where any such change waits. */
  limit?: Satang
  /** Fields that become looser. */
  loosens?: readonly string[]
  askedBy: string
  status: 'pending' | 'approved' | 'rejected'
  decidedBy: string | null
  createdAt: string
  decidedAt: string | null
  /** A hash of what is asked for, while it waits: it is asked for once. */
  openKey?: string
}

/** What only the operator's side is set by; its value is checked when it is read. */
export interface AdminSettingRow {
  key: string
  version: number
  value: unknown
}

/** What the staff wrote about a player. */
export interface PlayerNoteRow {
  seq?: number
  userId: string
  adminID: string
  text: string
  createdAt: string
}
