/** Decisions about a withdrawal: by staff, simulated staff and testers. */

import type { Decision } from '#contract/scenario/actions'
import type { WithdrawStatus } from '#contract/wallet/history'
import { Refused } from '../../answer'
import { isoNow } from '../../clock'
import { database } from '../database/database'
import type { WithdrawRow } from '../database/rows'
import { addToTotals, shareOf } from '../database/totals'
import { settingOf } from '../site'
import { post } from '../wallet/ledger'

type Verdict = Decision['decision']

/** The statuses in which each decision is possible. A failed transfer can be tried again or rejected. */
const from: Record<Verdict, readonly WithdrawStatus[]> = {
  approve: ['requested', 'failed'],
  paid: ['approved'],
  failed: ['approved'],
  reject: ['requested', 'approved', 'failed'],
}

interface Circumstances {
  actor: string
  reason?: string
  at?: string
}

/** Who took the last step of a withdrawal, and when. A second try leaves what was said of the first one in the row. */
export function lastStepOf(row: WithdrawRow): { who: string | undefined; at: string } {
  const { status, approvedBy, approvedAt, paidBy, paidAt, closedBy, closedAt, createdAt } = row
  if (status === 'approved') return { who: approvedBy, at: approvedAt ?? createdAt }
  if (status === 'paid') return { who: paidBy, at: paidAt ?? createdAt }
  return { who: closedBy, at: closedAt ?? createdAt }
}

/** Joins the caller's transaction. Throws `alreadydecided` where the status leaves no choice any more. */
export function decideWithdrawal(
  withdrawId: string,
  verdict: Verdict,
  { actor, reason = '', at = isoNow() }: Circumstances,
): Promise<WithdrawRow> {
  return database.transaction('rw', database.tables, async () => {
    const row = await database.withdraws.get(withdrawId)
    if (!row) throw new Refused('notfound')
    if (!from[verdict].includes(row.status)) {
      const { who = 'system', at: time } = lastStepOf(row)
      throw new Refused('alreadydecided', { who, time: Date.parse(time) })
    }
    const next = await decided(row, verdict, actor, reason, at)
    await database.withdraws.put(next)
    await addToTotals(database, shareOf.withdraw(next))
    return next
  })
}

async function decided(
  row: WithdrawRow,
  verdict: Verdict,
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
    const { secondApproveOver } = await settingOf('withdraw')
    if (row.amount >= secondApproveOver && actor === row.approvedBy) throw new Refused('forbidden')
    const bankRef = `SIM${row.withdrawId.slice(1)}`
    return { ...rest, status: 'paid', paidBy: actor, paidAt: at, bankRef }
  }
  await release(row, actor, at)
  const cause = reason || 'แอดมินปฏิเสธรายการ'
  return { ...rest, status: 'rejected', closedBy: actor, closedAt: at, reason: cause }
}

/** Gives the held amount back to the credit. */
async function release(row: WithdrawRow, actor: string, at: string): Promise<void> {
  const { userId, withdrawId, amount } = row
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
