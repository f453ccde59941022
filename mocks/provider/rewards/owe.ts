/** Codes and cashback may have to be played before what they gave can be withdrawn. */
import { type Satang, satang } from '#lib/money'
import { isoNow } from '../../clock'
import { database } from '../database/database'
import type { ObligationRow } from '../database/playRows'
import { addOwn, nextPlace } from '../promotion/locks'
import { balanceOf, post } from '../wallet/ledger'

type Grant = Pick<ObligationRow, 'userId' | 'source' | 'refId' | 'name' | 'amount' | 'required'>

/** After the row that granted it, in its transaction. Without turnover it is the player's own at once. */
export async function owe(grant: Grant): Promise<void> {
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
 * Given up: like a promotion, it leaves the smaller of the credit and the player's own money. While an
 * `older` lock is still to be given up, no more than the grant itself goes with this one: what it won
 * is judged with the older one, which may know more of the credit to be the player's own.
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

/** Played through: what it granted is bound to nothing any more, so older locks count it as own money. */
export async function completeObligation(row: ObligationRow): Promise<void> {
  await closeObligation(row)
  await addOwn(row.userId, row.amount, { olderThan: row.place })
}

async function closeObligation(row: ObligationRow): Promise<void> {
  const { openUser: _, ...closed } = row
  await database.obligations.put(closed)
}

/** The turnover of a grant, by a factor with one decimal; rounded up to the satang. */
export function oweFor(amount: Satang, turnoverX: number): Satang {
  return satang(Math.ceil((amount * Math.round(turnoverX * 10)) / 10))
}
