/** Obligations: credit of codes and cashback that needs turnover before it becomes own money. */
import { satang } from '#lib/money'
import { isoNow } from '../../clock'
import { database } from '../database/database'
import type { ObligationRow } from '../database/playRows'
import { type Entry, post } from './ledger'
import { type Locks, locksOf, nextPlace } from './locks'

/** Credit of a code or cashback with its required turnover. */
interface Grant
  extends Pick<ObligationRow, 'userId' | 'source' | 'refId' | 'name' | 'amount' | 'required'> {
  /** Key of the ledger entry. */
  idemKey: string
}

/** Posts a grant: with turnover into its own bonus pot, without turnover as own money. */
export async function grant({ idemKey, ...granted }: Grant): Promise<void> {
  const { userId, source, refId, amount, required } = granted
  const entry: Entry = {
    userId,
    type: source,
    amount,
    refType: source,
    refId,
    idemKey,
    actor: userId,
  }
  if (required === 0) {
    await post(entry)
    return
  }
  await database.obligations.add({
    ...granted,
    obligationId: `${source}:${refId}`,
    pot: satang(0),
    place: nextPlace(await locksOf(userId)),
    done: satang(0),
    openUser: userId,
    createdAt: isoNow(),
  })
  await post({ ...entry, pots: { [refId]: amount } })
}

/** Gives up a grant: forfeits its pot; other credit stays. */
export async function giveUpObligation(row: ObligationRow, at = isoNow()): Promise<void> {
  const { userId, source, refId, obligationId, pot } = row
  await close(row)
  if (pot === 0) return
  const amount = satang(0 - pot)
  await post({
    userId,
    type: 'bonus_forfeit',
    amount,
    refType: source,
    refId,
    idemKey: `bonus_forfeit:${obligationId}`,
    actor: 'system',
    pots: { [refId]: amount },
    at,
  })
}

/**
 * Adds a stake to every obligation. A completed one is closed, and its pot becomes own money. Updates `locks`
 * to the stored state.
 */
export async function addToObligations(locks: Locks, stake: number): Promise<void> {
  const open: ObligationRow[] = []
  for (const row of locks.obligations) {
    const next = { ...row, done: satang(row.done + stake) }
    if (next.done >= next.required) await close(next)
    else {
      await database.obligations.put(next)
      open.push(next)
    }
  }
  locks.obligations = open
}

async function close(row: ObligationRow): Promise<void> {
  const { openUser: _, ...closed } = row
  await database.obligations.put({ ...closed, pot: satang(0) })
}
