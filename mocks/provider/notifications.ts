/** GET /usersystem/notification/{id}: told by the rows themselves, so that nothing is told twice. */
import type * as v from 'valibot'
import type { NotificationKind, notificationSchema } from '../../src/contract/notification'
import { replyNotificationId } from '../../src/contract/support'
import { bahtFromSatang, type Satang, satang } from '../../src/lib/money'
import { database } from './database'
import { newestFirst } from './moments'
import type { SupportMessageRow } from './playRows'
import type { DepositRow, LedgerRow, LedgerType, ReceivedRow, WithdrawRow } from './rows'
import { answerDue, messagesOf } from './support'

type NotificationOnWire = v.InferInput<typeof notificationSchema>

/** How many are told at most. */
const most = 200

export async function notificationsOf(userId: string): Promise<NotificationOnWire[]> {
  await answerDue(userId)
  const [deposits, withdraws, receipts, ledger, messages] = await Promise.all([
    database.deposits.where({ userId }).toArray(),
    database.withdraws.where({ userId }).toArray(),
    database.received.where({ userId }).toArray(),
    database.ledger.where({ userId }).toArray(),
    messagesOf(userId),
  ])
  return [
    ...deposits.flatMap(ofDeposit),
    ...withdraws.flatMap(ofWithdrawal),
    ...receipts.flatMap(ofReceipt),
    ...ledger.flatMap(ofLedger),
    ...messages.flatMap(ofMessage),
  ]
    .toSorted(newestFirst)
    .slice(0, most)
}

interface Event {
  amount: Satang
  refId: string
  text: string | null
  createdAt: string
}

function told(kind: NotificationKind, { amount, ...event }: Event): NotificationOnWire {
  const notificationId = `${kind}:${event.refId}`
  return { notificationId, kind, amount: bahtFromSatang(amount), ...event }
}

function ofDeposit(row: DepositRow): NotificationOnWire[] {
  const { status, decidedAt, createdAt, expiredAt, reviewedAt } = row
  const event = { amount: row.amount, refId: row.depositId, text: row.reason }
  const list: NotificationOnWire[] = []
  const expired = expiredAt ?? (status === 'expired' ? (decidedAt ?? createdAt) : undefined)
  if (expired !== undefined) {
    list.push(told('depositexpired', { ...event, text: null, createdAt: expired }))
  }
  if (reviewedAt !== undefined) {
    const reason = status === 'review' ? row.reason : null
    const amount = row.arrived ?? row.amount
    list.push(told('depositreview', { ...event, amount, text: reason, createdAt: reviewedAt }))
  }
  const decided = { ...event, createdAt: decidedAt ?? createdAt }
  if (status === 'confirmed') list.push(told('depositconfirmed', decided))
  if (status === 'rejected') list.push(told('depositrejected', decided))
  return list
}

function ofWithdrawal(row: WithdrawRow): NotificationOnWire[] {
  const event = {
    amount: row.amount,
    refId: row.withdrawId,
    text: row.reason,
    createdAt: row.paidAt ?? row.closedAt ?? row.createdAt,
  }
  if (row.status === 'paid') return [told('withdrawpaid', event)]
  if (row.status === 'rejected') return [told('withdrawrejected', event)]
  return row.status === 'failed' ? [told('withdrawfailed', event)] : []
}

function ofReceipt(row: ReceivedRow): NotificationOnWire[] {
  const event = { amount: row.bonus, refId: row.receivedId, text: row.PromotionName }
  const list: NotificationOnWire[] = []
  if (row.activatedAt) {
    list.push(told('promotionactive', { ...event, createdAt: row.activatedAt }))
  }
  if (!row.closedAt) return list
  const closed = { ...event, createdAt: row.closedAt }
  if (row.status === 'completed') list.push(told('promotioncompleted', closed))
  if (row.status === 'expired') list.push(told('promotionexpired', closed))
  if (row.status === 'cancelled') {
    list.push(told(row.closedBy === 'lost' ? 'promotionlost' : 'promotioncancelled', closed))
  }
  if (row.capForfeited) list.push(told('capforfeit', { ...closed, amount: row.capForfeited }))
  if (row.capWaivedAt) {
    const waived = { ...event, amount: row.maxWithdraw, createdAt: row.capWaivedAt }
    list.push(told('capwaived', waived))
  }
  return list
}

const kinds: Partial<Record<LedgerType, NotificationKind>> = {
  code: 'code',
  cashback: 'cashback',
  wheel: 'wheel',
  invite: 'invite',
  adjust_add: 'adjustadd',
  adjust_sub: 'adjustsub',
}

function ofLedger(row: LedgerRow): NotificationOnWire[] {
  const isGrant = row.refType === 'code' || row.refType === 'cashback'
  const kind = row.type === 'bonus_forfeit' && isGrant ? 'grantforfeit' : kinds[row.type]
  if (kind === undefined) return []
  const amount = satang(Math.abs(row.amount))
  return [
    told(kind, { amount, refId: row.refId, text: row.reason ?? null, createdAt: row.createdAt }),
  ]
}

function ofMessage({ seq, from, text, createdAt }: SupportMessageRow): NotificationOnWire[] {
  if (from === 'player') return []
  const refId = `S${seq}`
  const notificationId = replyNotificationId(refId)
  return [{ notificationId, kind: 'supportreply', refId, text, createdAt }]
}
