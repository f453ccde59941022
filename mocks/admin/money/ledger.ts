/** `/userbalance/transaction/ledger` and `/userbalance/adjust`: every change of credit, and those by hand. */
import { Dexie } from 'dexie'
import type * as v from 'valibot'
import type { adjustmentSchema, adminLedgerSchema } from '#contract/admin/money'
import { statementTypes } from '#contract/wallet/statement'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { bangkokDay, startOfBangkokDay } from '#lib/time'
import { later, now } from '../../clock'
import { database } from '../../provider/database/database'
import type { LedgerRow } from '../../provider/database/rows'
import { closeLost } from '../../provider/promotion/lifecycle'
import { InsufficientCredit, post } from '../../provider/wallet/ledger'
import { askApproval } from '../approvals'
import { answerList, type ListOf } from '../lists'
import { AdminRefused, type OrderResult, type Staff } from '../orders'
import { riskSetting } from '../settings'
import { byPlayer, namesOf, playersMeant, staffNames } from './players'

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
  },
  search: (text) =>
    database.ledger.where('idemKey').anyOf(keysOfReference(text.toUpperCase())).primaryKeys(),
  searchFilter: playersMeant,
}

/** What the entries of a deposit or withdrawal are called by: references have no index of their own. */
function keysOfReference(reference: string): string[] {
  return ['deposit', 'withdraw_hold', 'withdraw_release'].map((type) => `${type}:${reference}`)
}

export function answerLedger(query: URLSearchParams): Promise<Response> {
  return answerList(list, query, async (rows) => {
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

type Adjustment = v.InferOutput<typeof adjustmentSchema>

/**
 * Adds or takes credit by hand; over the operator's limit somebody else has to say yes first. A day's changes of one
 * player by one of the staff count together, or the limit could be passed in parts.
 */
export async function adjust(order: Adjustment, staff: Staff): Promise<OrderResult<object>> {
  const { userId, direction, amount, reason } = order
  if (!(await database.players.get(userId))) throw new AdminRefused('notfound')
  const after = { direction, amount: bahtFromSatang(amount) }
  const entry = { targetType: 'player', targetId: userId, after, reason }
  const { adjustUpTo } = await riskSetting()
  if (amount + (await adjustedToday(userId, staff)) > adjustUpTo) {
    const asked = { userId, direction, amount: bahtFromSatang(amount), reason }
    const approvalId = await askApproval(staff, { ...entry, kind: 'adjustment', order: asked })
    return { ...entry, action: 'approval.ask', answer: { approvalId } }
  }
  const before = await changeCredit({ userId, direction, amount, reason }, staff, order.requestId)
  return { ...entry, action: 'credit.adjust', before, answer: { approvalId: null } }
}

/** What one of the staff has changed of a player's credit on this Bangkok day, both ways, by their own word alone. */
async function adjustedToday(userId: string, { adminID }: Staff): Promise<number> {
  const start = later(startOfBangkokDay(bangkokDay(now())), 0)
  const rows = await database.ledger
    .where('[userId+createdAt]')
    .between([userId, start], [userId, Dexie.maxKey])
    .filter(({ type, actor }) => actor === adminID && type.startsWith('adjust_'))
    .toArray()
  const approved = await database.approvals.bulkGet(rows.map(({ refId }) => refId))
  const alone = rows.filter((_, index) => approved[index] === undefined)
  return alone.reduce((sum, { amount }) => sum + Math.abs(amount), 0)
}

interface Change {
  userId: string
  direction: 'add' | 'subtract'
  amount: Satang
  reason: string
}

/** Enters it; answers what there was before. */
export async function changeCredit(
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
    if (cause instanceof InsufficientCredit) throw new AdminRefused('insufficientcredit')
    throw cause
  }
}
