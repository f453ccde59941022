/** The one place where money moves. Entries are added and never changed; a player's credit is their sum. */
import { type Satang, satang } from '#lib/money'
import { now } from '../../clock'
import { database } from '../database/database'
import type { LedgerRow } from '../database/rows'
import { addToTotals, shareOf } from '../database/totals'
import { countOwn } from '../promotion/locks'

export interface Entry extends Omit<LedgerRow, 'seq' | 'balanceAfter' | 'createdAt'> {
  /** When it happened, for what is entered later; now, when left out. */
  at?: string
}

/** The entry would take more than there is. */
export class InsufficientCredit extends Error {
  override readonly name = 'InsufficientCredit'

  constructor(readonly balance: Satang) {
    super('Insufficient credit')
  }
}

/**
 * Enters a change of credit. The same `idemKey` again returns the first entry and changes nothing. An entry
 * without turnover counts as the player's own money with every open lock. Joins the caller's transaction,
 * which must cover these five tables. Throws {@link InsufficientCredit} instead of a balance below zero.
 */
export function post({ at, ...entry }: Entry): Promise<LedgerRow> {
  const { wallets, ledger, received, obligations, totals } = database
  const tables = [wallets, ledger, received, obligations, totals]
  return database.transaction('rw', tables, async () => {
    const earlier = await database.ledger.where('idemKey').equals(entry.idemKey).first()
    if (earlier) return earlier
    const balance = await balanceOf(entry.userId)
    const balanceAfter = satang(balance + entry.amount)
    if (balanceAfter < 0) throw new InsufficientCredit(balance)
    const createdAt = at ?? new Date(now()).toISOString()
    const row = { ...entry, balanceAfter, createdAt }
    const seq = await database.ledger.add(row)
    await database.wallets.put({
      userId: entry.userId,
      balance: balanceAfter,
      updatedAt: createdAt,
    })
    await addToTotals(database, shareOf.ledger(row))
    await countOwn(entry.userId, entry.type, entry.amount)
    return { ...row, seq }
  })
}

/** A player's credit; zero without any entry. */
export async function balanceOf(userId: string): Promise<Satang> {
  return (await database.wallets.get(userId))?.balance ?? satang(0)
}
