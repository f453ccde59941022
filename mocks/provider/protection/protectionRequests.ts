/**
 * POST /usersystem/limit, …/limitconfirm, …/exclude and …/reality. More protection applies at once; less
 * protection must wait and be confirmed.
 */
import type { Closer } from '#contract/promotion/promotion'
import {
  blockEnd,
  type ExcludeRequest,
  isTimeout,
  type LimitConfirm,
  type LimitRequest,
  limitLapseMs,
  limitWaitMs,
  type RealityRequest,
} from '#contract/protection/limits'
import { ProviderError } from '../../answer'
import { isoNow, later, now } from '../../clock'
import { randomText } from '../../random'
import { database } from '../database/database'
import type { LimitRow } from '../database/playRows'
import { closed } from '../deposits/deposits'
import { giveUpAll } from '../promotion/lifecycle'
import { giveUpWaiting, releaseReceived } from '../promotion/receive'
import { blockOf, endOf, protectionOf, requireKnown, requireSomebody } from './protection'

type Slot = Pick<LimitRow, 'userId' | 'kind' | 'window'>

export async function requestLimit(request: LimitRequest): Promise<object> {
  await requireSomebody(request.userId)
  const { userId, kind, window } = request
  const amount = kind === 'session' ? null : request.amount
  const minutes = kind === 'session' ? request.minutes : null
  if (amount === 0) throw new ProviderError('amountinvalid')
  const current = await inSlot(request, 'active')
  const wanted = { userId, kind, window, amount, minutes }
  const change = valueOf(wanted) - valueOf(current)
  if (Number.isNaN(change)) return protectionOf(userId)
  // A request for the current limit withdraws a waiting increase.
  await retire(await inSlot(request, 'waiting'), 'replaced')
  if (change === 0) return protectionOf(userId)
  if (change < 0) {
    await retire(current, 'replaced')
    await add(wanted, 'active')
  } else {
    await add(wanted, 'waiting')
  }
  return protectionOf(userId)
}

/** The second confirmation of an increase or removal, from 24 hours to 7 days after the first. */
export async function confirmLimit(request: LimitConfirm): Promise<object> {
  await requireKnown(request.userId)
  const row = await database.limits.get(request.limitId)
  if (row?.userId !== request.userId || row.status !== 'waiting')
    throw new ProviderError('notfound')
  const effectiveAt = Date.parse(row.effectiveAt ?? row.createdAt)
  if (row.lapsesAt !== null && Date.parse(row.lapsesAt) <= now())
    throw new ProviderError('limitlapsed')
  if (effectiveAt > now()) throw new ProviderError('limitup', { time: effectiveAt })
  await retire(await inSlot(row, 'active'), 'replaced')
  await retire({ ...row, confirmedAt: isoNow() }, 'replaced')
  const { userId, kind, window, amount, minutes } = row
  const removal = amount === null && minutes === null
  if (!removal) await add({ userId, kind, window, amount, minutes }, 'active')
  return protectionOf(userId)
}

/** Value of a limit in satang or minutes; Infinity for no limit. */
function valueOf(limit: { amount: number | null; minutes: number | null } | undefined): number {
  return limit?.amount ?? limit?.minutes ?? Number.POSITIVE_INFINITY
}

function slotKeyOf({ userId, kind, window }: Slot, status: 'active' | 'waiting'): string {
  return `${userId}:${kind}:${window}:${status}`
}

function inSlot(slot: Slot, status: 'active' | 'waiting'): Promise<LimitRow | undefined> {
  return database.limits.where({ slotKey: slotKeyOf(slot, status) }).first()
}

async function retire(row: LimitRow | undefined, status: 'replaced' | 'lapsed'): Promise<void> {
  if (!row) return
  const { slotKey: _, ...rest } = row
  await database.limits.put({ ...rest, status })
}

async function add(
  limit: Pick<LimitRow, 'userId' | 'kind' | 'window' | 'amount' | 'minutes'>,
  status: 'active' | 'waiting',
): Promise<void> {
  const createdAt = isoNow()
  const waits = status === 'waiting'
  await database.limits.add({
    ...limit,
    limitId: `X${randomText(10)}`,
    status,
    effectiveAt: waits ? later(createdAt, limitWaitMs) : null,
    lapsesAt: waits ? later(createdAt, limitWaitMs + limitLapseMs) : null,
    slotKey: slotKeyOf(limit, status),
    createdAt,
  })
}

/** Applies at once. Accepts only a later end, because nothing shortens a block. */
export async function blockPlayer(request: ExcludeRequest): Promise<object> {
  const { status } = await requireSomebody(request.userId)
  const { userId, period, reason } = request
  const end = blockEnd(period, now() - waitOf(request))
  if (end !== null && end <= now()) return protectionOf(userId)
  const endAt = end === null ? null : new Date(end).toISOString()
  const current = await blockOf(userId)
  if (current && endOf(endAt) < endOf(current.endAt)) throw new ProviderError('blockshorter')
  // A break during an exclusion extends it, but does not turn it into a break.
  const kind = isTimeout(period) && current?.kind !== 'exclude' ? 'timeout' : 'exclude'
  await database.blocks.add({
    blockId: `B${randomText(10)}`,
    userId,
    kind,
    startAt: isoNow(),
    endAt,
    reason,
  })
  const { blockedUntil: _, ...player } = await requireSomebody(userId)
  await database.players.put({
    ...player,
    ...(endAt !== null && { blockedUntil: endAt }),
    // A ban stays in force; lifting it restores the block.
    ...(status !== 'banned' && { status: kind === 'timeout' ? kind : 'excluded' }),
  })
  await giveUpGranted(userId, kind === 'timeout' ? 'break' : 'exclusion')
  await cancelPending(userId)
  return protectionOf(userId)
}

/** How long a request was on its way, in ms. Its time comes from the device's clock, like `validUntil`. */
function waitOf({ from }: ExcludeRequest): number {
  return from === undefined ? 0 : Math.max(0, Date.now() - Date.parse(from))
}

/** Gives up every lock, so that the player's own money can be withdrawn. */
export async function giveUpGranted(userId: string, closedBy: Closer): Promise<void> {
  const waiting = await database.received.where({ waitingKey: userId }).first()
  if (waiting) await giveUpWaiting(waiting, closedBy)
  await giveUpAll(userId, closedBy)
}

/** Cancels a deposit whose money was not sent; money already sent is still credited. */
async function cancelPending(userId: string): Promise<void> {
  const pending = await database.deposits.where({ openUser: userId }).first()
  if (pending?.status !== 'pending') return
  await database.deposits.put(closed(pending, 'cancelled'))
  await releaseReceived(pending, 'cancelled')
}

export async function setReality(request: RealityRequest): Promise<object> {
  await requireSomebody(request.userId)
  await database.realities.put({ userId: request.userId, everyMin: request.everyMin })
  return protectionOf(request.userId)
}
