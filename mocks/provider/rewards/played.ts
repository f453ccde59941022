/**
 * What deposits earn by being played: commission for whoever invited the player, and the player's own wheel points.
 * Each stake of own money counts towards the oldest deposit that is not played yet, what is paid out takes the
 * unplayed rest from the oldest one. A deposit earns once, on what was played of it, when nothing of it is left. All
 * join the caller's transaction.
 */
import { Dexie } from 'dexie'
import { type Satang, satang } from '#lib/money'
import { isoNow } from '../../clock'
import { database } from '../database/database'
import type { DepositRow } from '../database/rows'
import { accrueCommission } from '../invite'
import { earnPoints } from './wheel'

/** What a confirmed deposit begins with. */
export function unplayedFields({
  userId,
  credited,
}: Pick<DepositRow, 'userId' | 'credited'>): Pick<
  DepositRow,
  'earningUser' | 'played' | 'unplayed'
> {
  return { earningUser: userId, played: satang(0), unplayed: credited }
}

/** Counts a stake of own money. */
export function accruePlayed(userId: string, staked: Satang): Promise<void> {
  return consume(userId, staked, isoNow(), (row, amount) => ({
    ...row,
    played: satang((row.played ?? 0) + amount),
  }))
}

/** Counts money that was paid out: what of it was not played earns nothing any more. */
export function forgoUnplayed(userId: string, paid: Satang, at: string): Promise<void> {
  return consume(userId, paid, at, (row) => row)
}

async function consume(
  userId: string,
  amount: Satang,
  at: string,
  counted: (row: DepositRow, used: number) => DepositRow,
): Promise<void> {
  if (amount <= 0) return
  const open = await database.deposits
    .where('[earningUser+decidedAt]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    .toArray()
  let left: number = amount
  for (const row of open) {
    const used = Math.min(left, row.unplayed ?? 0)
    const next = { ...counted(row, used), unplayed: satang((row.unplayed ?? 0) - used) }
    if (next.unplayed > 0) await database.deposits.put(next)
    else await earn(next, at)
    left -= used
    if (left <= 0) return
  }
}

async function earn(row: DepositRow, at: string): Promise<void> {
  const { earningUser: _, unplayed: __, ...played } = row
  await database.deposits.put(played)
  await accrueCommission(played, at)
  await earnPoints(played, at)
}
