/** How much of a player's credit may be withdrawn, and what of the day's limit is left. */
import { type Satang, satang } from '#lib/money'
import { bangkokDay, dayMs, startOfBangkokDay } from '#lib/time'
import { now } from '../../clock'
import { database } from '../database/database'
import { later } from '../database/moments'
import { type Locks, locksOf, turnoverLeft } from '../promotion/locks'
import { settingOf } from '../site/readSettings'
import { balanceOf } from '../wallet/ledger'

export interface Funds {
  balance: Satang
  available: Satang
  turnoverLeft: Satang
  /** What holds the credit back; nothing where the operator asks for no turnover. */
  locks: Locks
}

/** While anything is not played through, none of the credit can be withdrawn. */
export async function fundsOf(userId: string): Promise<Funds> {
  const [balance, { requireTurnover }] = await Promise.all([
    balanceOf(userId),
    settingOf('withdraw'),
  ])
  const locks = requireTurnover ? await locksOf(userId) : { active: undefined, obligations: [] }
  const left = turnoverLeft(locks)
  return { balance, available: satang(left > 0 ? 0 : balance), turnoverLeft: left, locks }
}

/** Withdrawals of the Bangkok day that count against its limits: all that were not rejected. */
export async function withdrawnToday(userId: string): Promise<{ sum: Satang; count: number }> {
  const start = startOfBangkokDay(bangkokDay(now()))
  const rows = await database.withdraws
    .where('[userId+createdAt]')
    .between([userId, later(start, 0)], [userId, later(start, dayMs)], true, false)
    .filter(({ status }) => status !== 'rejected')
    .toArray()
  return { sum: satang(rows.reduce((total, { amount }) => total + amount, 0)), count: rows.length }
}
