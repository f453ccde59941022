/** POST /promotion/receive and /promotion/cancel. To be called inside the order's transaction. */
import type * as v from 'valibot'
import type { CancelOrder, ReceiveOrder, receivedSchema } from '../../../src/contract/received'
import { bahtFromSatang, satang } from '../../../src/lib/money'
import { bangkokDay } from '../../../src/lib/time'
import { now } from '../../clock'
import { requireKnown, requirePlayable } from '../blocks'
import { database } from '../database'
import { isoNow } from '../moments'
import { Refused } from '../refused'
import type { ReceivedRow } from '../rows'
import { activate } from './activate'
import { closeReceipt, endWaiting } from './close'
import { requireEligible } from './eligibility'
import { giveUpWaiting, makeWaiting } from './reserve'

export type ReceivedOnWire = v.InferInput<typeof receivedSchema>

/** Free credit comes at once; everything else waits for a deposit. */
export async function receivePromotion(order: ReceiveOrder): Promise<ReceivedOnWire> {
  const { userId, PromotionID } = order
  await requirePlayable(userId)
  const promotion = await requireEligible(userId, PromotionID)
  const waiting = await database.received.where({ waitingKey: userId }).first()
  if (waiting?.PromotionID === PromotionID) return describeReceived(waiting)
  if (waiting) await requireFree(waiting)
  const receipt = makeWaiting(userId, promotion, null)
  if (promotion.PromotionType === 'freecredit') {
    return describeReceived(await activate(receipt, promotion, satang(0), isoNow()))
  }
  await database.received.add(receipt)
  return describeReceived(receipt)
}

/** One that waits is given up for another, unless its deposit is on its way. */
async function requireFree(waiting: ReceivedRow): Promise<void> {
  const deposit = waiting.depositId && (await database.deposits.get(waiting.depositId))
  if (deposit && deposit.openUser !== undefined) throw new Refused('promoactive')
  await endWaiting(waiting, 'cancelled', 'replaced')
}

export async function cancelPromotion(order: CancelOrder): Promise<ReceivedOnWire> {
  await requireKnown(order.userId)
  const row = await database.received.get(order.receivedId)
  if (row?.userId !== order.userId) throw new Refused('notfound')
  if (row.status === 'active') return describeReceived(await closeReceipt(row, 'player'))
  if (row.status !== 'received') throw new Refused('promoclosed')
  return describeReceived(await giveUpWaiting(row, 'player'))
}

/** Newest first; `all` is for admins. */
export async function receivedBy(userId: string, onlyToday = false): Promise<ReceivedOnWire[]> {
  const rows =
    userId === 'all'
      ? await database.received.toArray()
      : await database.received.where({ userId }).toArray()
  const today = bangkokDay(now())
  return rows
    .filter((row) => !onlyToday || bangkokDay(new Date(row.receivedAt)) === today)
    .toSorted((first, second) => second.receivedAt.localeCompare(first.receivedAt))
    .map(describeReceived)
}

export function describeReceived(row: ReceivedRow): ReceivedOnWire {
  return {
    receivedId: row.receivedId,
    PromotionID: row.PromotionID,
    PromotionName: row.PromotionName,
    version: row.version,
    depositId: row.depositId,
    deposit: bahtFromSatang(row.deposit),
    bonus: bahtFromSatang(row.bonus),
    turnoverRequired: bahtFromSatang(row.turnoverRequired),
    turnoverDone: bahtFromSatang(row.turnoverDone),
    maxWithdraw: bahtFromSatang(row.maxWithdraw),
    own: bahtFromSatang(row.own),
    forfeited: bahtFromSatang(row.forfeited ?? satang(0)),
    capForfeited: bahtFromSatang(row.capForfeited ?? satang(0)),
    status: row.status,
    receivedAt: row.receivedAt,
    activatedAt: row.activatedAt,
    expiresAt: row.expiresAt,
    closedAt: row.closedAt,
    closedBy: row.closedBy ?? null,
    reason: row.reason,
  }
}
