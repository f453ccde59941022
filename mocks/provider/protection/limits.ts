/** POST /usersystem/limit and …/limitconfirm. What protects counts at once; what loosens waits. */
import {
  type LimitConfirm,
  type LimitOrder,
  limitLapseMs,
  limitWaitMs,
} from '#contract/protection/limits'
import { now } from '../../clock'
import { randomText } from '../../random'
import { database } from '../database/database'
import { isoNow, later } from '../database/moments'
import type { LimitRow } from '../database/playRows'
import { Refused } from '../refused'
import { requireKnown } from './blocks'
import { protectionOf } from './read'

type Slot = Pick<LimitRow, 'userId' | 'kind' | 'window'>

export async function orderLimit(order: LimitOrder): Promise<object> {
  await requireKnown(order.userId)
  const { userId, kind, window } = order
  const amount = kind === 'session' ? null : order.amount
  const minutes = kind === 'session' ? order.minutes : null
  if (amount === 0) throw new Refused('amountinvalid')
  const current = await inSlot(order, 'active')
  const wanted = { userId, kind, window, amount, minutes }
  const change = valueOf(wanted) - valueOf(current)
  if (change === 0 || Number.isNaN(change)) return protectionOf(userId)
  await retire(await inSlot(order, 'waiting'), 'replaced')
  if (change < 0) {
    await retire(current, 'replaced')
    await add(wanted, 'active')
  } else {
    await add(wanted, 'waiting')
  }
  return protectionOf(userId)
}

/** The second confirmation of an increase or removal, from 24 hours to 7 days after the first. */
export async function confirmLimit(order: LimitConfirm): Promise<object> {
  await requireKnown(order.userId)
  const row = await database.limits.get(order.limitId)
  if (row?.userId !== order.userId || row.status !== 'waiting') throw new Refused('notfound')
  const effectiveAt = Date.parse(row.effectiveAt ?? row.createdAt)
  if (row.lapsesAt !== null && Date.parse(row.lapsesAt) <= now()) throw new Refused('limitlapsed')
  if (effectiveAt > now()) throw new Refused('limitup', { time: effectiveAt })
  await retire(await inSlot(row, 'active'), 'replaced')
  await retire(row, 'replaced')
  const { userId, kind, window, amount, minutes } = row
  const removal = amount === null && minutes === null
  if (!removal) await add({ userId, kind, window, amount, minutes }, 'active')
  return protectionOf(userId)
}

/** The value of a limit; none at all is the highest. */
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
