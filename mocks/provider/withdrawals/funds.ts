/** How much of a player's credit may be withdrawn, and what of the day's limit is left. */
import { type Satang, satang } from '../../../src/lib/money'
import { bangkokDay } from '../../../src/lib/time'
import { now } from '../../clock'
import { blockOf } from '../blocks'
import { database } from '../database'
import { balanceOf } from '../ledger'
import { settingOf } from '../readSettings'
import { turnoverLeft } from '../received/turnover'
import type { ReceivedRow } from '../rows'

export interface Funds {
  balance: Satang
  available: Satang
  turnoverLeft: Satang
  /** The receipt whose withdraw cap is to be applied, and the most that may be withdrawn with it. */
  cap: { receipt: ReceivedRow; most: Satang } | null
}

/**
 * Who takes a break or is excluded can always withdraw what is their own: an active bonus is given up
 * with it, and no turnover is asked for.
 */
export async function fundsOf(userId: string): Promise<Funds> {
  const balance = await balanceOf(userId)
  const cap = await capOf(userId)
  const most = Math.min(balance, cap?.most ?? balance)
  if (await blockOf(userId)) {
    const active = await database.received.where({ activeKey: userId }).first()
    const available = satang(Math.max(0, Math.min(most, balance - (active?.bonus ?? 0))))
    return { balance, available, turnoverLeft: satang(0), cap }
  }
  const { requireTurnover } = await settingOf('withdraw')
  const left = requireTurnover ? await turnoverLeft(userId) : satang(0)
  return { balance, available: satang(left > 0 ? 0 : most), turnoverLeft: left, cap }
}

/** What came in as deposits after the promotion was completed is not its winnings, and not capped. */
async function capOf(userId: string): Promise<Funds['cap']> {
  const receipt = await database.received
    .where({ userId })
    .filter(({ capWaits }) => capWaits === true)
    .first()
  if (!receipt) return null
  const since = receipt.closedAt ?? receipt.receivedAt
  const deposits = await database.ledger
    .where({ userId })
    .filter(({ type, createdAt }) => type === 'deposit' && createdAt > since)
    .toArray()
  const later = deposits.reduce((total, { amount }) => total + amount, 0)
  return { receipt, most: satang(receipt.maxWithdraw + later) }
}

/** Withdrawals of the Bangkok day that count against its limits: all that were not rejected. */
export async function withdrawnToday(userId: string): Promise<{ sum: Satang; count: number }> {
  const today = bangkokDay(now())
  const rows = await database.withdraws
    .where({ userId })
    .filter(
      ({ status, createdAt }) => status !== 'rejected' && bangkokDay(new Date(createdAt)) === today,
    )
    .toArray()
  return { sum: satang(rows.reduce((total, { amount }) => total + amount, 0)), count: rows.length }
}
