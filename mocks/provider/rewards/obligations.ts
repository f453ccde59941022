/** Obligations: credit of codes and cashback that must be played through before a withdrawal. */
import { satang } from '#lib/money'
import { isoNow } from '../../clock'
import { database } from '../database/database'
import type { ObligationRow } from '../database/playRows'
import { addOwn, nextPlace } from '../promotion/locks'
import { balanceOf, post } from '../wallet/ledger'

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
