/**
 * The one place where money moves. Entries are added and never changed; a player's credit is their sum.
 *
 * Locks hold the credit back: an active promotion, and obligations, which are codes and cashback that are not
 * played through. Each keeps the player's own money (`own`): the credit before the lock, and what has come in
 * since without turnover. Play does not change it, and giving the lock up leaves it to the player.
 */
import { type Satang, satang } from '#lib/money'
import { isoNow, now } from '../../clock'
import { database } from '../database/database'
import type { ObligationRow } from '../database/playRows'
import { type LedgerRow, type LedgerType, moved, type ReceivedRow, unbound } from '../database/rows'
import { addToTotals, shareOf } from '../database/totals'

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

export interface Locks {
  active: ReceivedRow | undefined
  /** Oldest first. */
  obligations: ObligationRow[]
}

/** The one promotion that a player is playing through. */
export function activeReceived(userId: string): Promise<ReceivedRow | undefined> {
  return database.received.where('activeKey').equals(userId).first()
}

export async function locksOf(userId: string): Promise<Locks> {
  const [active, obligations] = await Promise.all([
    activeReceived(userId),
    database.obligations.where({ openUser: userId }).sortBy('place'),
  ])
  return { active, obligations }
}

/** The place of the next lock, in the order in which the open ones came. */
export async function nextPlace(userId: string): Promise<number> {
  const { active, obligations } = await locksOf(userId)
  return 1 + Math.max(active?.place ?? 0, obligations.at(-1)?.place ?? 0)
}

/** The stakes still to be played. Each counts for all locks at once, so it is the largest rest of them. */
export function turnoverLeft({ active, obligations }: Locks): Satang {
  const left = active ? active.turnoverRequired - active.turnoverDone : 0
  return satang(Math.max(0, left, ...obligations.map((row) => row.required - row.done)))
}

/** Counts a new ledger entry as own money with every open lock, if it has no turnover. Call it in the entry's transaction. */
async function countOwn(userId: string, type: LedgerType, amount: number): Promise<void> {
  if (!unbound.includes(type)) return
  await addOwn(userId, amount, { sent: moved.includes(type) ? amount : 0 })
}

/** `sent`: how much of `amount` the player paid in or, negative, out. `olderThan`: only locks before this place. */
async function addOwn(
  userId: string,
  amount: number,
  { sent = 0, olderThan = Number.POSITIVE_INFINITY } = {},
): Promise<void> {
  const { active, obligations } = await locksOf(userId)
  const raised = (own: number) => satang(Math.max(0, own + amount))
  if (active && active.place < olderThan) {
    const depositedSince = satang(active.depositedSince + sent)
    await database.received.put({ ...active, own: raised(active.own), depositedSince })
  }
  const older = obligations.filter(({ place }) => place < olderThan)
  await database.obligations.bulkPut(older.map((row) => ({ ...row, own: raised(row.own) })))
}

/** Credit of a code or of cashback. */
type Grant = Pick<ObligationRow, 'userId' | 'source' | 'refId' | 'name' | 'amount' | 'required'>

/**
 * Records the turnover that comes with a grant. Call it after the grant's ledger entry, in its transaction.
 * Without turnover the grant is the player's own at once.
 */
export async function addObligation(grant: Grant): Promise<void> {
  const { userId, source, refId, amount, required } = grant
  if (required === 0) return addOwn(userId, amount)
  await database.obligations.add({
    ...grant,
    obligationId: `${source}:${refId}`,
    own: satang((await balanceOf(userId)) - amount),
    place: await nextPlace(userId),
    done: satang(0),
    openUser: userId,
    createdAt: isoNow(),
  })
}

/**
 * Gives a grant up: as with a promotion, the credit falls to the player's own money. `older`: an older lock
 * will be given up after this one. Then no more than the grant itself is taken here; what was won with it is
 * taken by the older lock, whose sum of own money may be larger.
 */
export async function giveUpObligation(row: ObligationRow, older: boolean): Promise<void> {
  const { userId, source, refId, amount } = row
  const balance = await balanceOf(userId)
  const taken = satang(Math.max(0, Math.min(balance - row.own, older ? amount : balance)))
  await closeObligation(row)
  if (taken === 0) return
  await post({
    userId,
    type: 'bonus_forfeit',
    amount: satang(0 - taken),
    refType: source,
    refId,
    idemKey: `bonus_forfeit:${row.obligationId}`,
    actor: 'system',
  })
}

/** The grant is played through: from now on older locks count it as the player's own money. */
export async function completeObligation(row: ObligationRow): Promise<void> {
  await closeObligation(row)
  await addOwn(row.userId, row.amount, { olderThan: row.place })
}

async function closeObligation(row: ObligationRow): Promise<void> {
  const { openUser: _, ...closed } = row
  await database.obligations.put(closed)
}
