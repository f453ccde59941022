/** `/userbalance/transaction/withdraw`: the queue of withdrawals. */
import { Dexie } from 'dexie'
import type * as v from 'valibot'
import { type adminWithdrawalSchema, riskRules } from '#contract/admin/money'
import { isOpenWithdrawal, openWithdrawStatuses, withdrawStatuses } from '#contract/wallet/wallet'
import { bahtFromSatang, satang } from '#lib/money'
import { dayMs } from '#lib/time'
import { later, now } from '../../clock'
import { database } from '../../provider/database/database'
import type { WithdrawRow } from '../../provider/database/rows'
import { stepsOfWithdrawal } from '../../provider/steps'
import { fundsOf } from '../../provider/withdrawals/withdrawals'
import { limitSince } from '../guard/limits'
import { answerList, type ListOf } from '../lists'
import { withdrawalsBehind } from '../reports/behind'
import { AdminError, numbersFor, type Staff } from '../requests'
import { byPlayer, byReference, namesOf, playersMeant, staffNames } from './players'
import { byAmount, stepsForStaff } from './requestRows'
import { risksOf } from './risks'

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
    behind: withdrawalsBehind,
  },
  search: byReference(database.withdraws, 'withdrawId'),
  searchFilter: playersMeant,
}

/** Only withdrawals that wait for staff have badges. */
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
  if (!withdrawal) throw new AdminError('notfound')
  return withdrawal
}

/** Turnover left, and the deposits and payouts of the last 30 days. */
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
  const [figures, playerOf, nameOf] = await Promise.all([
    Promise.all(users.map(async (userId) => [userId, await figuresOf(userId)] as const)),
    namesOf(rows),
    staffNames(),
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
      needsTwo: row.amount >= (await limitSince('secondApproveOver', row.createdAt)),
      approveUpTo: bahtFromSatang(await limitSince('approveUpTo', row.createdAt)),
      figures: figuresBy.get(row.userId) ?? null,
      // Badges inform the colleague who decides, so only open withdrawals have them.
      risks: isOpenWithdrawal(row) ? await risksOf(row) : [],
      createdAt: row.createdAt,
      approvedAt: row.approvedAt ?? null,
      paidAt: row.paidAt,
      closedAt: row.closedAt ?? null,
      steps: stepsForStaff(row, stepsOfWithdrawal(row), nameOf),
    })),
  )
}
