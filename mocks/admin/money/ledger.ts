/** `/userbalance/transaction/ledger` and `/userbalance/adjust`: all credit changes, and manual ones. */
import * as v from 'valibot'
import { adjustmentSchema, type adminLedgerSchema } from '#contract/admin/money'
import { statementTypes } from '#contract/wallet/statement'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { database } from '../../provider/database/database'
import type { LedgerRow } from '../../provider/database/rows'
import { closeLost } from '../../provider/promotion/lifecycle'
import { InsufficientCredit, post } from '../../provider/wallet/ledger'
import type { ListOf } from '../listDefinition'
import { answerList } from '../lists'
import { ledgerBehind } from '../reports/behind'
import { AdminError, type By, type RequestResult, type Staff } from '../requests'
import { byPlayer, namesOf, staffNames } from './players'
import { entriesMeant, searchMoney } from './searchMoney'

const list: ListOf<LedgerRow> = {
  table: database.ledger,
  keyOf: ({ seq = 0 }) => seq,
  sorts: {
    seq: { index: 'seq', valueOf: ({ seq = 0 }) => seq },
    createdAt: { index: 'createdAt', valueOf: ({ createdAt }) => createdAt },
  },
  defaultSort: '-createdAt',
  day: 'createdAt',
  filters: {
    type: {
      values: statementTypes,
      passes: ({ type }, values) => values.has(type),
    },
    user: byPlayer('createdAt', 'seq'),
    ref: { passes: ({ refId }, values) => values.has(refId) },
    behind: ledgerBehind,
  },
  amount: {
    index: '[money+createdAt]',
    of: ({ type, amount }) =>
      type === 'bet_sim' || type === 'win_sim' ? undefined : Math.abs(amount),
  },
}

export function answerLedger(staff: Staff, query: URLSearchParams): Promise<Response> {
  const searched = { ...list, search: searchMoney(staff, entriesMeant) }
  return answerList(searched, query, async (rows) => {
    const [playerOf, nameOf] = await Promise.all([namesOf(rows), staffNames()])
    return rows.map(
      (row): v.InferInput<typeof adminLedgerSchema> => ({
        seq: row.seq ?? 0,
        ...playerOf(row.userId),
        type: row.type,
        amount: bahtFromSatang(row.amount),
        balanceAfter: bahtFromSatang(row.balanceAfter),
        refType: row.refType,
        refId: row.refId,
        actor: nameOf(row.actor) ?? '',
        reason: row.reason ?? null,
        createdAt: row.createdAt,
      }),
    )
  })
}

/** Format in which the request is stored until a second person decides. */
export const adjustmentAsked = v.pick(adjustmentSchema, ['userId', 'direction', 'amount', 'reason'])

type Adjustment = v.InferOutput<typeof adjustmentAsked>

export const adjustmentKept = ({ amount, ...asked }: Adjustment) => ({
  ...asked,
  amount: bahtFromSatang(amount),
})

/** Additions and deductions both count towards the colleague's sum of the day. */
export async function weighAdjustment({ userId, direction, amount, reason }: Adjustment) {
  if (!(await database.players.get(userId))) throw new AdminError('notfound')
  const after = { direction, amount: bahtFromSatang(amount) }
  return { targetType: 'player', targetId: userId, before: null, after, reason, cost: amount }
}

/** Adds or deducts credit manually. */
export async function adjust(
  asked: Adjustment,
  { staff, ref }: By,
): Promise<RequestResult<object>> {
  const { userId, direction, amount, reason } = asked
  const before = await changeCredit(asked, staff, ref)
  return {
    action: 'credit.adjust',
    targetType: 'player',
    targetId: userId,
    before,
    after: { direction, amount: bahtFromSatang(amount) },
    reason,
    answer: { approvalId: null },
  }
}

interface Change {
  userId: string
  direction: 'add' | 'subtract'
  amount: Satang
  reason: string
}

/** Posts the change. @returns the balance before it */
async function changeCredit(
  { userId, direction, amount, reason }: Change,
  { adminID }: Staff,
  refId: string,
): Promise<{ balance: number }> {
  try {
    const isMore = direction === 'add'
    const row = await post({
      userId,
      type: isMore ? 'adjust_add' : 'adjust_sub',
      amount: isMore ? amount : satang(0 - amount),
      refType: 'admin',
      refId,
      idemKey: `adjust:${refId}`,
      actor: adminID,
      reason,
    })
    await closeLost(userId)
    return { balance: bahtFromSatang(satang(row.balanceAfter - row.amount)) }
  } catch (cause) {
    if (cause instanceof InsufficientCredit) throw new AdminError('insufficientcredit')
    throw cause
  }
}
