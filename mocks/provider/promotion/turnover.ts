/** Every stake counts towards what a player still has to play. */
import { type Satang, satang } from '#lib/money'
import { database } from '../database/database'
import { completeObligation } from '../rewards/owe'
import { completeReceipt } from './close'
import { closeLost } from './giveUp'
import { locksOf } from './locks'

/**
 * After the rows of a bet, in its transaction. Turnover only grows; what is played through closes by
 * itself, and so does what was played away.
 */
export async function addTurnover(userId: string, stake: Satang): Promise<void> {
  for (const row of (await locksOf(userId)).obligations) {
    const next = { ...row, done: satang(row.done + stake) }
    if (next.done < row.required) await database.obligations.put(next)
    else await completeObligation(next)
  }
  const { active } = await locksOf(userId)
  if (active) {
    const next = { ...active, turnoverDone: satang(active.turnoverDone + stake) }
    if (next.turnoverDone < active.turnoverRequired) await database.received.put(next)
    else await completeReceipt(next)
  }
  await closeLost(userId)
}
