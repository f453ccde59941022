/**
 * POST /promotion/receive and /promotion/cancel, inside the order's transaction; receipts that wait for
 * their deposit.
 */
import type * as v from 'valibot'
import type {
  CancelOrder,
  Closer,
  ReceiveOrder,
  receivedSchema,
} from '#contract/promotion/promotion'
import { isUndecided } from '#contract/wallet/deposit'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { bangkokDay, dayMs, startOfBangkokDay } from '#lib/time'
import { Refused } from '../../answer'
import { isoNow, later, now } from '../../clock'
import { randomText } from '../../random'
import { database } from '../database/database'
import { type Page, type Place, pageOf } from '../database/pages'
import type { DepositRow, PromotionRow, ReceivedRow } from '../database/rows'
import { requireKnown, requirePlayable } from '../protection/inForce'
import { activate } from './activate'
import { closeLost, closeReceipt, endWaiting } from './close'
import { requireEligible } from './eligibility'

/** How long a received promotion waits for its deposit. */
const waitMs = dayMs

/** Takes a promotion with a deposit; one that waited already is used, another one is given up. */
export async function reserve(
  userId: string,
  PromotionID: string,
  depositId: string,
  amount: Satang,
): Promise<void> {
  const promotion = await requireEligible(userId, PromotionID)
  if (amount < promotion.minDeposit) {
    throw new Refused('promonoteligible', { why: 'mindeposit' })
  }
  const waiting = await database.received.where({ waitingKey: userId }).first()
  if (waiting?.PromotionID === PromotionID) {
    await database.received.put({ ...waiting, depositId })
    return
  }
  if (waiting) await endWaiting(waiting, 'cancelled', 'replaced')
  await database.received.add(makeWaiting(userId, promotion, depositId))
}

function makeWaiting(
  userId: string,
  promotion: PromotionRow,
  depositId: string | null,
): ReceivedRow {
  const receivedAt = isoNow()
  return {
    receivedId: `R${randomText(10)}`,
    userId,
    PromotionID: promotion.PromotionID,
    PromotionName: promotion.PromotionName,
    version: promotion.version,
    depositId,
    deposit: satang(0),
    bonus: satang(0),
    turnoverRequired: satang(0),
    turnoverDone: satang(0),
    maxWithdraw: promotion.maxWithdraw,
    own: satang(0),
    depositedSince: satang(0),
    place: 0,
    status: 'received',
    waitingKey: userId,
    receivedAt,
    activatedAt: null,
    expiresAt: later(receivedAt, waitMs),
    closedAt: null,
    reason: null,
  }
}

/**
 * The deposit ends without money: what waited for it ends with it, and so does a promotion whose credit
 * was lost and that only this deposit could have fed.
 */
export async function releaseReceipt(
  { depositId, userId }: DepositRow,
  status: 'cancelled' | 'expired',
): Promise<void> {
  const waiting = await database.received.where({ waitingKey: userId }).first()
  if (waiting?.depositId === depositId) await endWaiting(waiting, status, 'deposit')
  await closeLost(userId)
}

/** A receipt whose deposit is on its way, or looked at by staff, does not expire: it ends with the deposit. */
export async function expireWaiting(row: ReceivedRow): Promise<void> {
  const deposit = row.depositId === null ? undefined : await database.deposits.get(row.depositId)
  if (deposit === undefined || !isUndecided(deposit)) await endWaiting(row, 'expired', 'expired')
}

/** Given up before its deposit came; the deposit goes on without it. */
export async function giveUpWaiting(waiting: ReceivedRow, closedBy: Closer): Promise<ReceivedRow> {
  if (waiting.depositId !== null) {
    await database.deposits.update(waiting.depositId, { PromotionID: null })
  }
  return endWaiting(waiting, 'cancelled', closedBy)
}

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
  if (deposit && isUndecided(deposit)) throw new Refused('promoactive')
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

/** What was received on the present day, newest first; `all` is for admins. */
export async function receivedToday(userId: string): Promise<ReceivedOnWire[]> {
  const start = startOfBangkokDay(bangkokDay(now()))
  const [from, to] = [new Date(start).toISOString(), later(start, dayMs)]
  const { received } = database
  const rows =
    userId === 'all'
      ? await received.filter(({ receivedAt }) => from <= receivedAt && receivedAt < to).toArray()
      : await received
          .where('[userId+receivedAt]')
          .between([userId, from], [userId, to], true, false)
          .toArray()
  return newestReceived(rows).map(describeReceived)
}

/** Thirty of a player's, or all of everybody's, which is for admins. */
export async function receivedBy(
  userId: string,
  place: Place | 'newest',
): Promise<Page<ReceivedOnWire>> {
  const { received } = database
  if (userId === 'all') {
    const rows = newestReceived(await received.toArray())
    return { rows: rows.map(describeReceived), next: null }
  }
  const page = await pageOf(
    received,
    '[userId+receivedAt]',
    userId,
    place,
    ({ receivedAt, receivedId }) => ({ moment: receivedAt, key: receivedId }),
  )
  return { ...page, rows: page.rows.map(describeReceived) }
}

/** The one that was taken with a deposit, if any. */
export async function receivedWith(userId: string, depositId: string): Promise<ReceivedOnWire[]> {
  const rows = await database.received.where({ depositId }).toArray()
  return newestReceived(rows.filter((row) => row.userId === userId)).map(describeReceived)
}

function newestReceived(rows: readonly ReceivedRow[]): ReceivedRow[] {
  return rows.toSorted((first, second) => second.receivedAt.localeCompare(first.receivedAt))
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
