/**
 * Actions that need a second person: those above a cost limit, and those that loosen a control. Pages show this
 * before they send, and the back end computes it again.
 */
import * as v from 'valibot'
import { bahtOnWire } from '../wire'
import { isGranted, type Role, roles } from './access'
import type { promotionDraftSchema } from './promotions'

/** Kinds of guarded actions; approvals can be filtered by them. */
export const guardedKinds = [
  'adjustment',
  'deposit',
  'withdrawal',
  'codes',
  'promotion',
  'promotionStatus',
  'setting',
  'account',
  'access',
] as const

export type GuardedKind = (typeof guardedKinds)[number]

/** Hours for which an account cannot approve for the person who created it or gave it new access. */
export const linkedHours = 24

export const canApprove = (role: Role): boolean => isGranted(role, 'approval.decide')

/** Other possible approvers, the limits in force, and the amounts that the user granted alone today. */
export const secondPersonSchema = v.object({
  others: v.array(v.string()),
  adjustUpTo: bahtOnWire,
  approveUpTo: bahtOnWire,
  /** Keyed by kind, or by kind and player (`withdrawal:U1`). */
  granted: v.record(v.string(), bahtOnWire),
})

export type SecondPerson = v.InferOutput<typeof secondPersonSchema>

/** Weight of an action: its cost, null if unbounded; and the controls that it loosens. */
export interface Weight {
  readonly cost?: number | null
  readonly loosens?: readonly string[]
}

/**
 * Decides whether an action needs a second person. Loosening a control always does. A cost does if it exceeds
 * the limit together with the amount granted alone today.
 */
export function isAboveLimit({ cost, loosens = [] }: Weight, limit: number, granted: number) {
  if (loosens.length > 0) return true
  return cost !== undefined && (cost === null || cost + granted > limit)
}

/** Cost of a batch if each code is redeemed as often as possible. */
export function codesCost(batch: { count: number; amount: number; maxRedeem: number }): number {
  return batch.count * batch.amount * batch.maxRedeem
}

interface PromotionTerms {
  bonusMode: string
  bonusFixed: number
  bonusMax: number
  quota: number
}

/** Cost if every use gets the highest bonus; null without a quota or a cap. */
export function promotionCost({ bonusMode, bonusFixed, bonusMax, quota }: PromotionTerms) {
  const most = bonusMode === 'fixed' ? bonusFixed : bonusMax
  return quota === 0 || most === 0 ? null : most * quota
}

type Terms = v.InferInput<typeof promotionDraftSchema>

/** Zero means no limit. */
export const isMore = (before: number, after: number) =>
  before !== 0 && (after === 0 || after > before)

const isOther = (before: unknown, after: unknown) =>
  JSON.stringify(before) !== JSON.stringify(after)

/** @returns true if the terms give players more or reach more players; wording and stricter terms do not */
export function isMoreGenerous(was: Terms, is: Terms): boolean {
  const other = ['bonusMode', 'PromotionType', 'turnoverBase', 'weekdays', 'hours'] as const
  return (
    other.some((name) => isOther(was[name], is[name])) ||
    is.bonusPercent > was.bonusPercent ||
    is.bonusFixed > was.bonusFixed ||
    is.bonusMax > was.bonusMax ||
    is.minDeposit < was.minDeposit ||
    is.turnoverX < was.turnoverX ||
    is.expireDays > was.expireDays ||
    isMore(was.maxWithdraw, is.maxWithdraw) ||
    isMore(was.perUser, is.perUser) ||
    isMore(was.perDay, is.perDay) ||
    isMore(was.quota, is.quota) ||
    (was.audience === 'new' && is.audience === 'all') ||
    momentOf(is.startAt, -Infinity) < momentOf(was.startAt, -Infinity) ||
    momentOf(is.endAt, Infinity) > momentOf(was.endAt, Infinity)
  )
}

const momentOf = (moment: string | null, open: number) =>
  moment === null ? open : Date.parse(moment)

export const isRaise = (from: Role, to: Role): boolean => roles.indexOf(to) < roles.indexOf(from)

export interface AccountChange {
  /** Null for a new account. */
  from: Role | null
  to: Role
  newPassword: boolean
  resetOtp: boolean
  isSelf: boolean
}

/** @returns the changed fields that add rights, give access to an account, or remove a second person */
export function loosenedAccess({
  from,
  to,
  newPassword,
  resetOtp,
  isSelf,
}: AccountChange): string[] {
  const isMore = from === null ? canApprove(to) : isRaise(from, to)
  const isSecondPersonGone = from !== null && canApprove(from) && !canApprove(to)
  return [
    ...(isMore || isSecondPersonGone ? ['role'] : []),
    ...(from !== null && !isSelf && newPassword ? ['password'] : []),
    ...(from !== null && !isSelf && resetOtp ? ['hasOtp'] : []),
  ]
}
