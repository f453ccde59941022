/** POST /usersystem/exclude and …/reality. */

import type { Closer } from '#contract/promotion/received'
import type { BlockPeriod, ExcludeOrder, RealityOrder } from '#contract/protection/limits'
import { dayMs } from '#lib/time'
import { now } from '../../clock'
import { randomText } from '../../random'
import { database } from '../database/database'
import { isoNow } from '../database/moments'
import { closed } from '../deposits/close'
import { giveUpAll } from '../promotion/giveUp'
import { giveUpWaiting, releaseReceipt } from '../promotion/reserve'
import { Refused } from '../refused'
import { blockOf, endOf, requireKnown } from './blocks'
import { protectionOf } from './read'

/** In days, rounded up in the player's favour. */
const days: Record<BlockPeriod, number> = {
  '24h': 1,
  '72h': 3,
  '7d': 7,
  '30d': 30,
  '6m': 184,
  '1y': 366,
  '5y': 1827,
  forever: Number.POSITIVE_INFINITY,
}

/** Counts at once. A later end is taken, an earlier one refused: nothing shortens a block. */
export async function blockPlayer(order: ExcludeOrder): Promise<object> {
  await requireKnown(order.userId)
  const { userId, period, reason } = order
  const length = days[period]
  const endAt = Number.isFinite(length) ? new Date(now() + length * dayMs).toISOString() : null
  const current = await blockOf(userId)
  if (current && endOf(endAt) < endOf(current.endAt)) throw new Refused('blockshorter')
  const timeout = length <= 30
  await database.blocks.add({
    blockId: `B${randomText(10)}`,
    userId,
    kind: timeout && current?.kind !== 'exclude' ? 'timeout' : 'exclude',
    startAt: isoNow(),
    endAt,
    reason,
  })
  const status = timeout && current?.kind !== 'exclude' ? 'timeout' : 'excluded'
  await database.players.update(userId, { status })
  await giveUpGranted(userId, status === 'timeout' ? 'break' : 'exclusion')
  await cancelPending(userId)
  return protectionOf(userId)
}

/** All that is not played through: the player's own money is free with it, and can be withdrawn. */
export async function giveUpGranted(userId: string, closedBy: Closer): Promise<void> {
  const waiting = await database.received.where({ waitingKey: userId }).first()
  if (waiting) await giveUpWaiting(waiting, closedBy)
  await giveUpAll(userId, closedBy)
}

/** A deposit that nobody says was sent ends here; money that is on its way is still the player's. */
async function cancelPending(userId: string): Promise<void> {
  const pending = await database.deposits.where({ openUser: userId }).first()
  if (pending?.status !== 'pending') return
  await database.deposits.put(closed(pending, 'cancelled'))
  await releaseReceipt(pending, 'cancelled')
}

export async function setReality(order: RealityOrder): Promise<object> {
  await requireKnown(order.userId)
  await database.realities.put({ userId: order.userId, everyMin: order.everyMin })
  return protectionOf(order.userId)
}
