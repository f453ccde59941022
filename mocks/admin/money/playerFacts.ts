/** What staff see of the player beside one withdrawal: turnover, totals, and last changes. */
import type * as v from 'valibot'
import type { withdrawalReviewSchema } from '#contract/admin/review'
import { bahtFromSatang, satang } from '#lib/money'
import { dayMs } from '#lib/time'
import { later, now } from '../../clock'
import { database } from '../../provider/database/database'
import type { LoginRow } from '../../provider/database/rows'
import { hourOf, partsOf } from '../../provider/database/totals'
import { type Locks, locksOf } from '../../provider/wallet/locks'
import { totalsOf } from '../people/players'

type Facts = v.InferInput<typeof withdrawalReviewSchema>['player']

export async function playerFacts(userId: string): Promise<Facts> {
  const player = await database.players.get(userId)
  if (!player) return null
  const [[deposited], [withdrawn], locks, staked, logins] = await Promise.all([
    totalsOf([userId], 'deposited'),
    totalsOf([userId], 'withdrawn'),
    locksOf(userId),
    partsOf(database, userId, 'staked', hourOf(later(now(), -30 * dayMs))),
    database.logins.where('[userId+at]').between([userId, ''], [userId, '~']).toArray(),
  ])
  const [came, went] = [deposited?.sum ?? satang(0), withdrawn?.sum ?? satang(0)]
  const turnover = longestOf(locks)
  return {
    depositTotal: bahtFromSatang(came),
    withdrawTotal: bahtFromSatang(went),
    netDeposits: bahtFromSatang(satang(came - went)),
    turnoverRequired: bahtFromSatang(satang(turnover.required)),
    turnoverDone: bahtFromSatang(satang(Math.min(turnover.done, turnover.required))),
    staked: bahtFromSatang(satang(staked.reduce((total, { sum }) => total + sum, 0))),
    bankChangedAt: player.bankChangedAt ?? null,
    passwordSetAt: player.passwordSetAt ?? null,
    registeredAt: player.createdAt,
    logins: lastLogins(logins),
  }
}

/** Each stake counts towards all locks, so the one with the most left is what the player still has to play. */
function longestOf({ active, obligations }: Locks): { required: number; done: number } {
  const open = [
    ...(active ? [{ required: active.turnoverRequired, done: active.turnoverDone }] : []),
    ...obligations.map(({ required, done }) => ({ required, done })),
  ]
  const [longest = { required: 0, done: 0 }] = open.toSorted(
    (one, other) => other.required - other.done - (one.required - one.done),
  )
  return longest
}

const mostLogins = 5
/** Enough digits to tell a player's devices apart. */
const shownDigits = 4

function lastLogins(logins: readonly LoginRow[]) {
  const described = logins.map(({ at, device }, index) => ({
    at,
    device: device?.slice(0, shownDigits) ?? null,
    // Without an earlier login, a device is neither known nor new.
    isNew:
      index > 0 &&
      device !== undefined &&
      logins.slice(0, index).every((earlier) => earlier.device !== device),
  }))
  return described.slice(0 - mostLogins).toReversed()
}
