/** `/userbalance/transaction/withdraw`: the queue of withdrawals. */
import { Dexie } from 'dexie'
import type * as v from 'valibot'
import { type adminWithdrawalSchema, riskRules } from '#contract/admin/money'
import type { withdrawalReviewSchema } from '#contract/admin/review'
import { isOpenWithdrawal, openWithdrawStatuses, withdrawStatuses } from '#contract/wallet/wallet'
import { bahtFromSatang, satang } from '#lib/money'
import { dayMs } from '#lib/time'
import { later, now } from '../../clock'
import { database } from '../../provider/database/database'
import type { WithdrawRow } from '../../provider/database/rows'
import { stepsOfWithdrawal } from '../../provider/steps'
import { fundsOf } from '../../provider/withdrawals/withdrawals'
import { limitSince } from '../guard/limits'
import type { ListOf } from '../listDefinition'
import { answerList } from '../lists'
import { withdrawalsBehind } from '../reports/behind'
import { AdminError, numbersFor, type Staff } from '../requests'
import { playerFacts } from './playerFacts'
import { byPlayer, namesOf, staffNames } from './players'
import { withdrawalPromises } from './promises'
import { byAmount, stepsForStaff } from './requestRows'
import { risksOf } from './risks'
import { searchMoney, withdrawalsMeant } from './searchMoney'

type WithdrawalOnWire = v.InferInput<typeof adminWithdrawalSchema>

const list: ListOf<WithdrawRow> = {
  table: database.table<WithdrawRow, string>('withdraws'),
  keyOf: ({ withdrawId }) => withdrawId,
  sorts: {
    createdAt: { index: 'createdAt', valueOf: ({ createdAt }) => createdAt },
    amount: { index: '[amount+createdAt]', valueOf: ({ amount }) => amount },
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
  amount: { index: '[amount+createdAt]', of: ({ amount }) => amount },
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
  const searched = { ...list, search: searchMoney(staff, withdrawalsMeant) }
  return answerList(searched, query, (rows) => describeWithdrawals(rows, numbersFor(staff, query)))
}

/** One withdrawal, with its player's turnover, totals and last changes. */
export async function readAdminWithdrawal(
  staff: Staff,
  id: string,
): Promise<v.InferInput<typeof withdrawalReviewSchema>> {
  const row = await database.withdraws.get(id)
  const [withdrawal] = row ? await describeWithdrawals([row], numbersFor(staff)) : []
  if (!row || !withdrawal) throw new AdminError('notfound')
  return { ...withdrawal, player: await playerFacts(row.userId) }
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
    withdrawn: bahtFromSatang(
      satang(paid.reduce((sum, row) => sum + (row.status === 'paid' ? row.amount : 0), 0)),
    ),
  }
}

async function describeWithdrawals(
  rows: readonly WithdrawRow[],
  told: (number: string) => string,
): Promise<WithdrawalOnWire[]> {
  const users = [...new Set(rows.map(({ userId }) => userId))]
  const [figures, playerOf, nameOf, promises] = await Promise.all([
    Promise.all(users.map(async (userId) => [userId, await figuresOf(userId)] as const)),
    namesOf(rows),
    staffNames(),
    withdrawalPromises(rows),
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
      returnRef: row.returnRef ?? null,
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
      promisedAt: promises.get(row.withdrawId) ?? null,
      steps: stepsForStaff(row, stepsOfWithdrawal(row), nameOf),
    })),
  )
}
