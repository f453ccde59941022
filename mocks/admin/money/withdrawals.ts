/** `/userbalance/transaction/withdraw`, `/userbalance/withdrawdecide`: the queue of withdrawals. */
import { Dexie } from 'dexie'
import type * as v from 'valibot'
import {
  type adminWithdrawalSchema,
  riskRules,
  type withdrawDecisionSchema,
} from '#contract/admin/money'
import { isOpenWithdrawal, openWithdrawStatuses, withdrawStatuses } from '#contract/wallet/wallet'
import { bahtFromSatang, satang } from '#lib/money'
import { dayMs } from '#lib/time'
import { later, now } from '../../clock'
import { database } from '../../provider/database/database'
import type { WithdrawRow } from '../../provider/database/rows'
import { settingOf } from '../../provider/site'
import { stepsOfWithdrawal } from '../../provider/steps'
import { decideWithdrawal, fundsOf, lastStepOf } from '../../provider/withdrawals/withdrawals'
import { numbersFor } from '../accountNumbers'
import { askApproval, settleApproval } from '../approvals'
import { decidedBy } from '../decidedAlready'
import { answerList, type ListOf } from '../lists'
import { AdminRefused, type OrderResult, type Staff } from '../orders'
import { requireSelf } from '../session'
import { riskSetting } from '../settings'
import { byAmount } from './byAmount'
import { byPlayer, byReference, namesOf, playersMeant, staffNames } from './players'
import { risksOf } from './risks'
import { stepsForStaff } from './steps'

type WithdrawalOnWire = v.InferInput<typeof adminWithdrawalSchema>

const list: ListOf<WithdrawRow> = {
  table: database.table<WithdrawRow, string>('withdraws'),
  keyOf: ({ withdrawId }) => withdrawId,
  sorts: {
    createdAt: { index: 'createdAt', valueOf: ({ createdAt }) => createdAt },
    amount: { index: 'amount', valueOf: ({ amount }) => amount },
  },
  defaultSort: '-createdAt',
  day: 'createdAt',
  filters: {
    status: {
      values: withdrawStatuses,
      passes: ({ status }, values) => values.has(status),
      index: { createdAt: '[status+createdAt]' },
    },
    user: byPlayer('createdAt'),
    amount: byAmount,
    risk: { values: riskRules, passes: () => true, keysOf: openWithRisks },
  },
  search: byReference(database.withdraws, 'withdrawId'),
  searchFilter: playersMeant,
}

/** Badges stand at those that wait for the staff. */
async function openWithRisks(rules: ReadonlySet<string>): Promise<string[]> {
  const rows = await Promise.all(
    openWithdrawStatuses.map((status) =>
      database.withdraws
        .where('[status+createdAt]')
        .between([status, Dexie.minKey], [status, Dexie.maxKey])
        .toArray(),
    ),
  )
  const flagged = await Promise.all(
    rows.flat().map(async (row) => {
      const risks = await risksOf(row)
      return risks.some(({ rule }) => rules.has(rule)) ? [row.withdrawId] : []
    }),
  )
  return flagged.flat()
}

export function answerWithdrawals(staff: Staff, query: URLSearchParams): Promise<Response> {
  return answerList(list, query, (rows) => describeWithdrawals(rows, numbersFor(staff, query)))
}

export async function readAdminWithdrawal(staff: Staff, id: string): Promise<WithdrawalOnWire> {
  const row = await database.withdraws.get(id)
  const [withdrawal] = row ? await describeWithdrawals([row], numbersFor(staff)) : []
  if (!withdrawal) throw new AdminRefused('notfound')
  return withdrawal
}

/** What a player has still to play, and what came in and went out lately. */
async function figuresOf(userId: string): Promise<NonNullable<WithdrawalOnWire['figures']>> {
  const lately = [
    [userId, later(now(), -30 * dayMs)],
    [userId, Dexie.maxKey],
  ] as const
  const [funds, deposits, paid] = await Promise.all([
    fundsOf(userId),
    database.deposits
      .where('[userId+decidedAt]')
      .between(...lately)
      .toArray(),
    database.withdraws
      .where('[userId+paidAt]')
      .between(...lately)
      .toArray(),
  ])
  return {
    turnoverLeft: bahtFromSatang(funds.turnoverLeft),
    deposited: bahtFromSatang(satang(deposits.reduce((sum, { credited }) => sum + credited, 0))),
    withdrawn: bahtFromSatang(satang(paid.reduce((sum, { amount }) => sum + amount, 0))),
  }
}

async function describeWithdrawals(
  rows: readonly WithdrawRow[],
  told: (number: string) => string,
): Promise<WithdrawalOnWire[]> {
  const users = [...new Set(rows.map(({ userId }) => userId))]
  const [figures, playerOf, nameOf, { secondApproveOver }] = await Promise.all([
    Promise.all(users.map(async (userId) => [userId, await figuresOf(userId)] as const)),
    namesOf(rows),
    staffNames(),
    settingOf('withdraw'),
  ])
  const figuresBy = new Map(figures)
  return Promise.all(
    rows.map(async (row) => ({
      withdrawId: row.withdrawId,
      ...playerOf(row.userId),
      amount: bahtFromSatang(row.amount),
      fee: bahtFromSatang(row.fee),
      bank_name: row.bank_name,
      book_number: told(row.book_number),
      book_name: row.book_name,
      status: row.status,
      bankRef: row.bankRef,
      reason: row.reason,
      approvedBy: nameOf(row.approvedBy),
      paidBy: nameOf(row.paidBy),
      closedBy: nameOf(row.closedBy),
      needsTwo: row.amount >= secondApproveOver,
      figures: figuresBy.get(row.userId) ?? null,
      // A badge informs who still has to decide.
      risks: isOpenWithdrawal(row) ? await risksOf(row) : [],
      createdAt: row.createdAt,
      approvedAt: row.approvedAt ?? null,
      paidAt: row.paidAt,
      closedAt: row.closedAt ?? null,
      steps: stepsForStaff(row, stepsOfWithdrawal(row), nameOf),
    })),
  )
}

type Decision = v.InferOutput<typeof withdrawDecisionSchema>

/** Over the limit up to which a cashier approves, an owner says again that it is them. */
export async function askAboutWithdrawal(order: Decision, staff: Staff): Promise<void> {
  if (order.decision !== 'approve' || staff.role !== 'owner') return
  const [row, { approveUpTo }] = await Promise.all([
    database.withdraws.get(order.withdrawId),
    riskSetting(),
  ])
  if (row?.status === order.status && row.amount > approveUpTo) await requireSelf(staff, order)
}

/** Approve, reject, mark as paid or failed, as the screen showed it. In the order's transaction. */
export async function decide(order: Decision, staff: Staff): Promise<OrderResult<object>> {
  const { withdrawId, decision, reason, bankRef } = order
  const row = await database.withdraws.get(withdrawId)
  if (!row) throw new AdminRefused('notfound')
  if (row.status !== order.status) throw await decidedBy(lastStepOf(row))
  if (decision === 'reject' && reason === undefined) throw new AdminRefused('reasonrequired')
  if (decision === 'paid' && bankRef === undefined) {
    throw new AdminRefused('invalid', { field: 'bankRef', error: 'bankRef' })
  }
  const { secondApproveOver } = await settingOf('withdraw')
  if (decision === 'paid' && row.amount >= secondApproveOver && row.approvedBy === staff.adminID) {
    throw new AdminRefused('samepersontwice')
  }
  const entry = {
    action: `withdraw.${decision}`,
    targetType: 'withdraw',
    targetId: withdrawId,
    before: { status: row.status },
    reason,
  }
  const { approveUpTo } = await riskSetting()
  if (decision === 'approve' && staff.role === 'admin' && row.amount > approveUpTo) {
    const after = { status: 'approved', amount: bahtFromSatang(row.amount) }
    const approvalId = await askApproval(staff, {
      ...entry,
      kind: 'withdrawal',
      after,
      order: { withdrawId },
    })
    return { ...entry, action: 'approval.ask', after, answer: { approvalId } }
  }
  const next = await decideWithdrawal(withdrawId, decision, {
    actor: staff.adminID,
    ...(reason !== undefined && { reason }),
  })
  if (decision === 'approve' || decision === 'reject') {
    const asked = { kind: 'withdrawal', targetId: withdrawId, order: { withdrawId } } as const
    await settleApproval(asked, decision === 'approve' ? 'approved' : 'rejected', staff)
  }
  if (bankRef !== undefined && decision === 'paid') {
    await database.withdraws.update(withdrawId, { bankRef })
  }
  const after = {
    status: next.status,
    amount: bahtFromSatang(row.amount),
    ...(bankRef && { bankRef }),
  }
  return { ...entry, after, answer: { approvalId: null } }
}
