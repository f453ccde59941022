/**
 * Earnings of played deposits: commission for the inviter, and the player's wheel points. Stakes of own money
 * count towards the oldest unplayed deposit. A withdrawal takes the unplayed rest of the oldest ones, and
 * returns it if rejected. A deposit earns once, for its played part, when nothing is left of it. All join the
 * caller's transaction.
 */
import { Dexie } from 'dexie'
import { type Satang, satang } from '#lib/money'
import { isoNow } from '../../clock'
import { database } from '../database/database'
import type { DepositRow } from '../database/rows'
import { accrueCommission } from '../invite'
import { earnPoints } from './wheel'

/** Initial fields of a confirmed deposit. */
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
export async function accruePlayed(userId: string, staked: Satang): Promise<void> {
  await consume(userId, staked, (row, amount) => ({
    ...row,
    played: satang((row.played ?? 0) + amount),
  }))
}

/**
 * Counts a withdrawal: its unplayed part earns nothing.
 * @returns the amount taken from each deposit, for {@link restoreUnplayed}
 */
export function forgoUnplayed(userId: string, amount: Satang): Promise<Record<string, Satang>> {
  return consume(userId, amount, (row) => row)
}

/** Returns what a rejected withdrawal took, to deposits that have not earned in the meantime. */
export async function restoreUnplayed(forgone: Readonly<Record<string, Satang>>): Promise<void> {
  for (const [depositId, amount] of Object.entries(forgone)) {
    const row = await database.deposits.get(depositId)
    if (row?.unplayed === undefined) continue
    await database.deposits.put({ ...row, unplayed: satang(row.unplayed + amount) })
  }
}

/** @returns the amount consumed of each deposit */
async function consume(
  userId: string,
  amount: Satang,
  counted: (row: DepositRow, used: number) => DepositRow,
): Promise<Record<string, Satang>> {
  const consumed: Record<string, Satang> = {}
  if (amount <= 0) return consumed
  const open = await database.deposits
    .where('[earningUser+decidedAt]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    .toArray()
  let left: number = amount
  for (const row of open) {
    const used = Math.min(left, row.unplayed ?? 0)
    const next = { ...counted(row, used), unplayed: satang((row.unplayed ?? 0) - used) }
    consumed[row.depositId] = satang(used)
    if (next.unplayed > 0) await database.deposits.put(next)
    else await earn(next)
    left -= used
    if (left <= 0) break
  }
  return consumed
}

async function earn(row: DepositRow): Promise<void> {
  const { earningUser: _, unplayed: __, ...played } = row
  const at = isoNow()
  await database.deposits.put(played)
  await accrueCommission(played, at)
  await earnPoints(played, at)
}
