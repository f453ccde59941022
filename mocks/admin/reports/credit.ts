/** Players' credit over time, by the balances after their entries. */
import { satang } from '#lib/money'
import { database } from '../../provider/database/database'
import type { LedgerRow } from '../../provider/database/rows'

/** With more players, all earlier entries are read instead of one lookup per player. */
const mostLookUps = 500

/** An entry, and the change of its player's balance with it: its amount, unless the books are broken. */
export interface CreditChange {
  row: LedgerRow
  change: number
}

/**
 * Follows the balances through the entries of a period that begins at `start` (ISO text).
 * @returns the changes in order of entry, and each concerned player's balance at the beginning and the end
 */
export async function creditChanges(entries: readonly LedgerRow[], start: string) {
  const bySeq = entries.toSorted((one, other) => (one.seq ?? 0) - (other.seq ?? 0))
  const before = await balancesBefore(bySeq, start)
  const after = new Map(before)
  const changes = bySeq.map((row): CreditChange => {
    const change = row.balanceAfter - (after.get(row.userId) ?? 0)
    after.set(row.userId, row.balanceAfter)
    return { row, change }
  })
  return { changes, before, after }
}

/** Balance after the player's last entry before `seq`, or after their last entry of all. */
export async function lastBalanceOf(userId: string, seq = Infinity): Promise<number> {
  const before = database.ledger.where('[userId+seq]').between([userId, 0], [userId, seq])
  return (await before.last())?.balanceAfter ?? 0
}

/** The balance of each player before their first entry in `bySeq`. */
async function balancesBefore(
  bySeq: readonly LedgerRow[],
  start: string,
): Promise<Map<string, number>> {
  const first = new Map<string, number>()
  for (const { userId, seq = 0 } of bySeq) if (!first.has(userId)) first.set(userId, seq)
  const balances = new Map<string, number>()
  if (first.size > mostLookUps) {
    const earlier = await database.ledger.where('createdAt').below(start).toArray()
    for (const row of earlier.toSorted((one, other) => (one.seq ?? 0) - (other.seq ?? 0))) {
      balances.set(row.userId, row.balanceAfter)
    }
    return balances
  }
  await Promise.all(
    [...first].map(async ([userId, seq]) => {
      balances.set(userId, await lastBalanceOf(userId, seq))
    }),
  )
  return balances
}

/**
 * Sum of the balances at a moment (ISO text) of all players except `known`. Only those who played later need a
 * lookup: the others still have the credit of then.
 */
export async function creditOfOthers(
  known: ReadonlyMap<string, number>,
  moment: string,
): Promise<number> {
  const wallets = await database.wallets.toArray()
  const balances = await Promise.all(
    wallets.map(async ({ userId, balance, updatedAt }) => {
      if (known.has(userId)) return satang(0)
      if (updatedAt < moment) return balance
      const last = await database.ledger
        .where('[userId+createdAt]')
        .between([userId, ''], [userId, moment], true, false)
        .last()
      return last?.balanceAfter ?? satang(0)
    }),
  )
  return balances.reduce((sum, balance) => sum + balance, 0)
}
