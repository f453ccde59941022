/**
 * A player's own money, kept with each lock: the credit before the lock came, and what came in since
 * that is bound to no turnover. Play does not change it. A lock that is given up leaves it alone.
 */
import { satang } from '../../../src/lib/money'
import { database } from '../database'
import type { LedgerType } from '../rows'
import { locksOf } from './locks'

/** Money that the player sends in, or takes out. */
const moved: readonly LedgerType[] = ['deposit', 'withdraw_hold', 'withdraw_release']

/** Codes and cashback are not among them: whether they are bound is their own rule. */
const unbound: readonly LedgerType[] = [...moved, 'wheel', 'invite', 'adjust_add', 'adjust_sub']

/** In the transaction of a new ledger row. */
export async function countOwn(userId: string, type: LedgerType, amount: number): Promise<void> {
  if (!unbound.includes(type)) return
  await addOwn(userId, amount, moved.includes(type) ? amount : 0)
}

/** `sent`: how much of it the player sent in or took out. */
export async function addOwn(userId: string, amount: number, sent = 0): Promise<void> {
  const { active, obligations } = await locksOf(userId)
  if (active) {
    const depositedSince = satang(active.depositedSince + sent)
    await database.received.put({ ...active, own: raised(active.own, amount), depositedSince })
  }
  await database.obligations.bulkPut(
    obligations.map((row) => ({ ...row, own: raised(row.own, amount) })),
  )
}

function raised(own: number, amount: number) {
  return satang(Math.max(0, own + amount))
}
