/** The only place where money moves. Entries are added, never changed; a player's credit is their sum. */
import { type Satang, satang } from '#lib/money'
import { isoNow } from '../../clock'
import { database } from '../database/database'
import { type LedgerRow, moved } from '../database/rows'
import { addToTotals, shareOf } from '../database/totals'
import { addToPots, bonusIn, type Locks, locksOf, potsOf } from './locks'
import { takenFrom } from './pots'

export interface Entry extends Omit<LedgerRow, 'seq' | 'balanceAfter' | 'createdAt'> {
  /** When it happened, for entries made later; now if omitted. */
  at?: string
}

/** Thrown if an entry would deduct more credit than there is. */
export class InsufficientCredit extends Error {
  override readonly name = 'InsufficientCredit'

  constructor(readonly balance: Satang) {
    super('Insufficient credit')
  }
}

/**
 * Posts a change of credit and of the affected pots. The same `idemKey` again returns the first entry and
 * changes nothing. Without `pots`, incoming credit is own money, and outgoing credit is taken from own money
 * first. Joins the caller's transaction, which must cover these five tables.
 *
 * @param locks - the player's open locks if the caller has read them; updated to the stored state
 * @throws {InsufficientCredit} instead of a negative balance
 */
export function post({ at, ...entry }: Entry, locks?: Locks): Promise<LedgerRow> {
  const { wallets, ledger, received, obligations, totals } = database
  const tables = [wallets, ledger, received, obligations, totals]
  return database.transaction('rw', tables, async () => {
    const earlier = await database.ledger.where('idemKey').equals(entry.idemKey).first()
    if (earlier) return earlier
    const { userId, type, amount } = entry
    const balance = await balanceOf(userId)
    const balanceAfter = satang(balance + amount)
    if (balanceAfter < 0) throw new InsufficientCredit(balance)
    const open = locks ?? (await locksOf(userId))
    const pots = entry.pots ?? potsAlone(open, balance, amount)
    const createdAt = at ?? isoNow()
    const row: LedgerRow = { ...entry, balanceAfter, createdAt }
    if (Object.keys(pots).length > 0) row.pots = pots
    const seq = await database.ledger.add(row)
    await database.wallets.put({ userId, balance: balanceAfter, updatedAt: createdAt })
    await addToTotals(database, shareOf.ledger(row))
    await addToPots(open, pots, moved.includes(type) ? amount : 0)
    return { ...row, seq }
  })
}

/** Pots affected by a change without `pots`. */
function potsAlone(open: Locks, balance: Satang, amount: Satang): NonNullable<LedgerRow['pots']> {
  if (amount >= 0) return {}
  const taken = takenFrom(potsOf(open), balance - bonusIn(open), 0 - amount)
  return Object.fromEntries(Object.entries(taken).map(([refId, part]) => [refId, satang(0 - part)]))
}

/** A player's credit; 0 without entries. */
export async function balanceOf(userId: string): Promise<Satang> {
  return (await database.wallets.get(userId))?.balance ?? satang(0)
}
