/** All that is not played through ends at once: with a break, an exclusion, or when the credit is gone. */
import type { Closer } from '#contract/promotion/received'
import { satangFromBaht } from '#lib/money'
import { depositsOnTheWay } from '../protection/use'
import { giveUpObligation } from '../rewards/owe'
import { balanceOf } from '../wallet/ledger'
import { closeReceipt } from './close'
import { locksOf } from './locks'

/**
 * The newest lock goes first, for what it granted counts as own money with no older one. In the end the
 * credit is at most the own money of each: nothing that was granted, or won with it, is left.
 */
export async function giveUpAll(userId: string, closedBy: Closer): Promise<void> {
  const { active, obligations } = await locksOf(userId)
  const after = obligations.filter(({ place }) => active && place > active.place)
  const before = obligations.filter((row) => !after.includes(row))
  for (const row of after.toReversed()) await giveUpObligation(row, true)
  if (active) await closeReceipt(active, closedBy)
  for (const row of before.toReversed()) await giveUpObligation(row, row !== before[0])
}

const leastToPlay = satangFromBaht(1)

/**
 * Under one baht, with no deposit on its way, the credit is lost, and all that held it back with it: the
 * next deposit is free.
 */
export async function closeLost(userId: string): Promise<void> {
  if ((await balanceOf(userId)) >= leastToPlay) return
  if ((await depositsOnTheWay(userId)).length === 0) await giveUpAll(userId, 'lost')
}
