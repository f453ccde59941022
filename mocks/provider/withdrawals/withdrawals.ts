/**
 * POST /userbalance/withdraw, the amount available for withdrawal, and decisions about withdrawals by staff,
 * simulated staff and testers.
 */
import type * as v from 'valibot'
import type { Decision } from '#contract/scenario/actions'
import {
  openWithdrawStatuses,
  type WithdrawRequest,
  type WithdrawStatus,
  type withdrawalSchema,
} from '#contract/wallet/wallet'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { bangkokDay, dayMs, hourMs, isOpenAt, startOfBangkokDay } from '#lib/time'
import { ProviderError } from '../../answer'
import { isoNow, later, now } from '../../clock'
import { randomText } from '../../random'
import { database } from '../database/database'
import type { PlayerRow, WithdrawRow } from '../database/rows'
import { addToTotals, shareOf } from '../database/totals'
import { requireKnown } from '../protection/protection'
import { forgoUnplayed, restoreUnplayed } from '../rewards/played'
import { requireOpen, settingOf } from '../site'
import { stepsForPlayer, stepsOfWithdrawal, stepsWith } from '../steps'
import { balanceOf, post } from '../wallet/ledger'
import { bonusIn, type Locks, locksOf, turnoverLeft } from '../wallet/locks'

export function describeWithdrawal(row: WithdrawRow): v.InferInput<typeof withdrawalSchema> {
  return {
    withdrawId: row.withdrawId,
    amount: bahtFromSatang(row.amount),
    fee: bahtFromSatang(row.fee),
    bank_name: row.bank_name,
    book_number: row.book_number,
    book_name: row.book_name,
    status: row.status,
    bankRef: row.bankRef,
    reason: row.reason,
    createdAt: row.createdAt,
    approvedAt: row.approvedAt ?? null,
    paidAt: row.paidAt,
    closedAt: row.closedAt ?? null,
    steps: stepsForPlayer(row, stepsOfWithdrawal(row)),
  }
}

/** @returns the player's id; null for an unknown withdrawal */
export async function ownerOfWithdrawal(withdrawId: string): Promise<string | null> {
  return (await database.withdraws.get(withdrawId))?.userId ?? null
}

export async function readWithdrawal(withdrawId: string) {
  const row = await database.withdraws.get(withdrawId)
  return row ? describeWithdrawal(row) : null
}

interface Funds {
  balance: Satang
  /** `own + bonus = balance`. */
  own: Satang
  bonus: Satang
  available: Satang
  turnoverLeft: Satang
  locks: Locks
}

/**
 * With turnover left, no credit can be withdrawn. If the operator does not require turnover, own money can
 * be, and bonus pots still cannot.
 */
export async function fundsOf(userId: string): Promise<Funds> {
  const [balance, locks, { requireTurnover }] = await Promise.all([
    balanceOf(userId),
    locksOf(userId),
    settingOf('withdraw'),
  ])
  const left = turnoverLeft(locks)
  const bonus = bonusIn(locks)
  const own = satang(balance - bonus)
  const available = requireTurnover && left > 0 ? satang(0) : own
  return { balance, own, bonus, available, turnoverLeft: left, locks }
}

/** Withdrawals that count towards the limits of the Bangkok day: all whose amount has not come back. */
export async function withdrawnToday(userId: string): Promise<{ sum: Satang; count: number }> {
  const start = startOfBangkokDay(bangkokDay(now()))
  const rows = await database.withdraws
    .where('[userId+createdAt]')
    .between([userId, later(start, 0)], [userId, later(start, dayMs)], true, false)
    .filter(({ status }) => status !== 'rejected' && status !== 'returned')
    .toArray()
  return { sum: satang(rows.reduce((total, { amount }) => total + amount, 0)), count: rows.length }
}

/** Deducts the credit at once and holds it until the withdrawal is paid or rejected. */
export async function placeWithdrawal(request: WithdrawRequest): Promise<object> {
  const player = await requireKnown(request.userId)
  await requireOpen()
  await requireAllowed(request, player)
  const funds = await fundsOf(request.userId)
  if (request.amount > funds.available) throw fundsError(request.amount, funds)
  const { fee } = await settingOf('withdraw')
  const row: WithdrawRow = {
    withdrawId: `W${randomText(10)}`,
    userId: player.id,
    requestId: request.requestId,
    amount: request.amount,
    fee,
    bank_name: player.bank_name,
    book_number: player.book_number,
    book_name: player.book_name,
    status: 'requested',
    openUser: player.id,
    bankRef: null,
    reason: null,
    createdAt: isoNow(),
    paidAt: null,
    forgone: await forgoUnplayed(player.id, request.amount),
  }
  row.steps = [...stepsOfWithdrawal(row)]
  await database.withdraws.add(row)
  await post({
    userId: player.id,
    type: 'withdraw_hold',
    amount: satang(0 - request.amount),
    refType: 'withdraw',
    refId: row.withdrawId,
    idemKey: `withdraw_hold:${row.withdrawId}`,
    actor: player.id,
    // On the same day as the withdrawal, even at midnight.
    at: row.createdAt,
  })
  return describeWithdrawal(row)
}

/** Error for an amount above `available`: turnover left, or not enough credit. */
function fundsError(
  amount: Satang,
  { balance, available, turnoverLeft: left }: Funds,
): ProviderError {
  const isLocked = left > 0 && (available === 0 || amount <= balance)
  return isLocked
    ? new ProviderError('turnoverincomplete', { left })
    : new ProviderError('insufficientcredit', { max: available })
}

async function requireAllowed(request: WithdrawRequest, player: PlayerRow) {
  const { userId, amount, fee } = request
  const setting = await settingOf('withdraw')
  const { minWithdraw, maxWithdraw, closed, openFrom, openTo } = setting
  if (closed) throw new ProviderError('withdrawpaused')
  if ((fee ?? setting.fee) !== setting.fee) throw new ProviderError('termschanged')
  if (amount < minWithdraw) throw new ProviderError('belowminwithdraw', { min: minWithdraw })
  if (amount > maxWithdraw) throw new ProviderError('overmaxwithdraw', { max: maxWithdraw })
  if (!isOpenAt(now(), openFrom, openTo)) {
    throw new ProviderError('withdrawclosed', { from: openFrom, to: openTo })
  }
  const open = await database.withdraws.where({ openUser: userId }).count()
  if (open > 0) throw new ProviderError('withdrawopen')
  const holdUntil = bankHoldOf(player, setting.holdAfterBankChangeHours)
  if (holdUntil !== null) throw new ProviderError('bankchanged', { time: Date.parse(holdUntil) })
  const { bankChangedAt = null } = player
  if (
    (request.bankChangedAt === undefined ? bankChangedAt : request.bankChangedAt) !== bankChangedAt
  ) {
    throw new ProviderError('termschanged')
  }
  const today = await withdrawnToday(userId)
  if (today.count >= setting.maxCountPerDay) {
    throw new ProviderError('withdrawcount', { n: setting.maxCountPerDay })
  }
  const left = satang(Math.max(0, setting.maxPerDay - today.sum))
  if (amount > left) throw new ProviderError('withdrawday', { left })
}

/** End of the hold after a change of the bank account; null if there is none. */
export function bankHoldOf({ bankChangedAt }: PlayerRow, hours: number): string | null {
  if (bankChangedAt === undefined) return null
  const until = later(bankChangedAt, hours * hourMs)
  return Date.parse(until) > now() ? until : null
}

/** `returned`: the bank sent a paid transfer back. Only staff book that. */
type Verdict = Decision['decision'] | 'returned'

/** Statuses that allow each decision. A failed transfer can be retried or rejected. */
const decidableFrom: Record<Verdict, readonly WithdrawStatus[]> = {
  approve: ['requested', 'failed'],
  paid: ['approved'],
  failed: ['approved'],
  reject: openWithdrawStatuses,
  returned: ['paid'],
}

interface Circumstances {
  actor: string
  reason?: string
  /** The bank's reference of a transfer that came back. */
  returnRef?: string
  at?: string
  /** Whether one person may approve and pay a large amount; the caller has checked it. */
  isOneHand?: boolean
}

/** The actor and time of the last step. A second try keeps the fields of the first one in the row. */
export function lastStepOf(row: WithdrawRow): { who: string | undefined; at: string } {
  const { status, approvedBy, approvedAt, paidBy, paidAt, closedBy, closedAt, createdAt } = row
  if (status === 'approved') return { who: approvedBy, at: approvedAt ?? createdAt }
  if (status === 'paid') return { who: paidBy, at: paidAt ?? createdAt }
  return { who: closedBy, at: closedAt ?? createdAt }
}

/** Joins the caller's transaction. @throws {ProviderError} `alreadydecided` if the status does not allow it */
export function decideWithdrawal(
  withdrawId: string,
  verdict: Verdict,
  { actor, reason = '', returnRef, at = isoNow(), isOneHand = false }: Circumstances,
): Promise<WithdrawRow> {
  return database.transaction('rw', database.tables, async () => {
    const row = await database.withdraws.get(withdrawId)
    if (!row) throw new ProviderError('notfound')
    if (!decidableFrom[verdict].includes(row.status)) {
      const { who = 'system', at: time } = lastStepOf(row)
      throw new ProviderError('alreadydecided', { who, time: Date.parse(time) })
    }
    if (verdict === 'paid' && !isOneHand) await requireOtherPayer(row, actor)
    const next =
      verdict === 'returned'
        ? await returned(row, { actor, reason, at, returnRef })
        : await decided(row, verdict, actor, reason, at)
    const cause = next.status === 'paid' || next.status === 'approved' ? null : next.reason
    const step = { status: next.status, at, actor, ...(cause !== null && { reason: cause }) }
    next.steps = stepsWith(stepsOfWithdrawal(row), step)
    await database.withdraws.put(next)
    await addToTotals(database, shareOf.withdraw(next))
    if (verdict === 'returned') await addToTotals(database, shareOf.withdraw(row), -1)
    return next
  })
}

/** Puts the amount into the credit again. Its entry is unique, so a withdrawal is released once at most. */
async function returned(
  row: WithdrawRow,
  closing: { actor: string; reason: string; at: string; returnRef: string | undefined },
): Promise<WithdrawRow> {
  const { actor: closedBy, reason, at: closedAt, returnRef } = closing
  await release(row, closedBy, closedAt)
  const end = { closedBy, closedAt, reason, ...(returnRef !== undefined && { returnRef }) }
  return { ...row, ...end, status: 'returned' }
}

async function decided(
  row: WithdrawRow,
  verdict: Decision['decision'],
  actor: string,
  reason: string,
  at: string,
): Promise<WithdrawRow> {
  if (verdict === 'approve') {
    return { ...row, status: 'approved', approvedBy: actor, approvedAt: at, reason: null }
  }
  if (verdict === 'failed') {
    const failures = (row.failures ?? 0) + 1
    const cause = reason || 'ธนาคารปลายทางไม่ตอบรับ'
    return { ...row, status: 'failed', closedBy: actor, closedAt: at, failures, reason: cause }
  }
  const { openUser: _, ...rest } = row
  if (verdict === 'paid') {
    const bankRef = `SIM${row.withdrawId.slice(1)}`
    return { ...rest, status: 'paid', paidBy: actor, paidAt: at, bankRef }
  }
  await release(row, actor, at)
  const cause = reason || 'แอดมินปฏิเสธรายการ'
  return { ...rest, status: 'rejected', closedBy: actor, closedAt: at, reason: cause }
}

async function requireOtherPayer({ amount, approvedBy }: WithdrawRow, actor: string) {
  const { secondApproveOver } = await settingOf('withdraw')
  if (amount >= secondApproveOver && actor === approvedBy) throw new ProviderError('forbidden')
}

/** Returns the amount to the credit. */
async function release(row: WithdrawRow, actor: string, at: string): Promise<void> {
  const { userId, withdrawId, amount, forgone = {} } = row
  await restoreUnplayed(forgone)
  await post({
    userId,
    type: 'withdraw_release',
    amount,
    refType: 'withdraw',
    refId: withdrawId,
    idemKey: `withdraw_release:${withdrawId}`,
    actor,
    at,
  })
}
