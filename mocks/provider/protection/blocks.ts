/** Time-out and self-exclusion. They refuse everything but reading, and withdrawing one's own credit. */
import { now } from '../../clock'
import { database } from '../database/database'
import type { BlockRow } from '../database/playRows'
import { Refused } from '../refused'

/** The block in force that ends last, or undefined. */
export async function blockOf(userId: string): Promise<BlockRow | undefined> {
  const rows = await database.blocks.where({ userId }).toArray()
  return rows
    .filter(({ endAt }) => endOf(endAt) > now())
    .toSorted((first, second) => endOf(second.endAt) - endOf(first.endAt))[0]
}

/** When a block ends, as a number; never comes last. */
export function endOf(endAt: string | null): number {
  return endAt === null ? Number.POSITIVE_INFINITY : Date.parse(endAt)
}

/** Throws for a player who is unknown, banned or blocked. */
export async function requirePlayable(userId: string): Promise<void> {
  await requireKnown(userId)
  const block = await blockOf(userId)
  if (!block) return
  if (block.endAt === null) throw new Refused('excludedforever')
  const time = Date.parse(block.endAt)
  throw new Refused(block.kind === 'timeout' ? 'timeout' : 'excluded', { time })
}

/** Throws for a player who is unknown or banned. */
export async function requireKnown(userId: string) {
  const player = await database.players.get(userId)
  if (!player) throw new Refused('notfound')
  if (player.status === 'banned') throw new Refused('banned')
  return player
}
