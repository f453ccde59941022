/**
 * POST /promotion/receive and /promotion/cancel, in the request's transaction; and promotions that wait for
 * their deposit.
 */
import type { CancelRequest, Closer, ReceiveRequest } from '#contract/promotion/promotion'
import { type DepositRequest, isUndecided } from '#contract/wallet/wallet'
import { satang } from '#lib/money'
import { bangkokDay, dayMs, startOfBangkokDay } from '#lib/time'
import { ProviderError } from '../../answer'
import { isoNow, later, now } from '../../clock'
import { randomText } from '../../random'
import { database } from '../database/database'
import { type Page, type Place, pageOf } from '../database/pages'
import type { DepositRow, PromotionRow, ReceivedRow } from '../database/rows'
import { requireKnown, requirePlayable } from '../protection/protection'
import { activate, closeLost, closeReceived, endWaiting } from './lifecycle'
import { describeReceived, type ReceivedOnWire, requireEligible } from './promotions'

/** How long a claimed promotion waits for its deposit. */
const waitMs = dayMs

/**
 * Claims a promotion with a deposit. The same one may wait already; another waiting one is given up. A
 * promotion whose deposit is under review stays with that deposit.
 */
export async function reserve(
  { userId, amount, version }: Pick<DepositRequest, 'userId' | 'amount' | 'version'>,
  PromotionID: string,
  depositId: string,
): Promise<void> {
  const promotion = await requireEligible(userId, PromotionID, version)
  if (amount < promotion.minDeposit) {
    throw new ProviderError('promonoteligible', { why: 'mindeposit' })
  }
  const waiting = await database.received.where({ waitingKey: userId }).first()
  if (waiting) await requireFree(waiting)
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
    pot: satang(0),
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
 * Call after a deposit ended without money: ends the promotion that waited for it, and an active one whose
 * credit is lost now that no deposit is open.
 */
export async function releaseReceived(
  { depositId, userId }: DepositRow,
  status: 'cancelled' | 'expired',
  at = isoNow(),
): Promise<void> {
  const waiting = await database.received.where({ waitingKey: userId }).first()
  if (waiting?.depositId === depositId) await endWaiting(waiting, status, 'deposit', at)
  await closeLost(userId, at)
}

/** Whether a promotion waits for an undecided deposit; then it ends with the deposit, not after a day. */
export async function waitsForDecision({ depositId }: ReceivedRow): Promise<boolean> {
  const deposit = depositId === null ? undefined : await database.deposits.get(depositId)
  return deposit !== undefined && isUndecided(deposit)
}

/** Gives up a promotion that waits for its deposit; the deposit continues without it. */
export async function giveUpWaiting(waiting: ReceivedRow, closedBy: Closer): Promise<ReceivedRow> {
  if (waiting.depositId !== null) {
    await database.deposits.update(waiting.depositId, { PromotionID: null })
  }
  return endWaiting(waiting, 'cancelled', closedBy)
}

/** Claims a promotion. Free credit is granted at once; others wait for a deposit. */
export async function receivePromotion(request: ReceiveRequest): Promise<ReceivedOnWire> {
  const { userId, PromotionID, version } = request
  await requirePlayable(userId)
  const promotion = await requireEligible(userId, PromotionID, version)
  const waiting = await database.received.where({ waitingKey: userId }).first()
  if (waiting?.PromotionID === PromotionID) return describeReceived(waiting)
  if (waiting) {
    await requireFree(waiting)
    await endWaiting(waiting, 'cancelled', 'replaced')
  }
  const taken = makeWaiting(userId, promotion, null)
  if (promotion.PromotionType === 'freecredit') {
    return describeReceived(await activate(taken, promotion, satang(0), isoNow()))
  }
  await database.received.add(taken)
  return describeReceived(taken)
}

/** @throws {ProviderError} while the deposit of a waiting promotion is undecided */
async function requireFree(waiting: ReceivedRow): Promise<void> {
  if (await waitsForDecision(waiting)) throw new ProviderError('promoactive')
}

export async function cancelPromotion(request: CancelRequest): Promise<ReceivedOnWire> {
  await requireKnown(request.userId)
  const row = await database.received.get(request.receivedId)
  if (row?.userId !== request.userId) throw new ProviderError('notfound')
  if (row.status === 'active') {
    const closed = await closeReceived(row, 'player')
    await closeLost(request.userId)
    return describeReceived(closed)
  }
  if (row.status !== 'received') throw new ProviderError('promoclosed')
  return describeReceived(await giveUpWaiting(row, 'player'))
}

/** Promotions claimed today (Bangkok day), newest first; `all` for all players. */
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

/** A page of the promotions that a player claimed; `all` for everything of all players. */
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

/** The promotion claimed with a deposit, if any. */
export async function receivedWith(userId: string, depositId: string): Promise<ReceivedOnWire[]> {
  const rows = await database.received.where({ depositId }).toArray()
  return newestReceived(rows.filter((row) => row.userId === userId)).map(describeReceived)
}

function newestReceived(rows: readonly ReceivedRow[]): ReceivedRow[] {
  return rows.toSorted((first, second) => second.receivedAt.localeCompare(first.receivedAt))
}
