/** Obligations: credit of codes and cashback that must be played through before it is the player's own. */
import { satang } from '#lib/money'
import { isoNow } from '../../clock'
import { database } from '../database/database'
import type { ObligationRow } from '../database/playRows'
import { type Entry, post } from './ledger'
import { type Locks, locksOf, nextPlace } from './locks'

/** Credit of a code or of cashback, and the turnover that comes with it. */
interface Grant
  extends Pick<ObligationRow, 'userId' | 'source' | 'refId' | 'name' | 'amount' | 'required'> {
  /** Names the entry in the ledger. */
  idemKey: string
}

/** Enters a grant. With turnover it has a bonus pot of its own, without it is the player's own at once. */
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

/** Gives a grant up: its pot is forfeited, whatever else is on the credit stays. */
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
 * Counts a stake towards every obligation. One that is played through is closed, and what its pot holds is the
 * player's own from then on. The locks handed in are as stored afterwards.
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
