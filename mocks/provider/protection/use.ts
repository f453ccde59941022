/** What counts against a player's limits, and what they still allow. */
import {
  type LimitKind,
  type LimitWindow,
  limitWindowMs,
  limitWindows,
} from '../../../src/contract/limits'
import { type Satang, satang } from '../../../src/lib/money'
import { now } from '../../clock'
import { database } from '../database'
import type { LimitRow } from '../playRows'

/** The limits in force: never those that wait. */
export async function limitsInForce(userId: string): Promise<LimitRow[]> {
  const rows = await database.limits.where({ userId }).toArray()
  return rows.filter(({ status }) => status === 'active')
}

/** Gross deposits of the window, those confirmed and those on their way, without their satang. */
export async function depositedIn(userId: string, window: LimitWindow): Promise<Satang> {
  const since = now() - limitWindowMs[window]
  const rows = await database.deposits.where({ userId }).toArray()
  const counted = rows.filter(
    ({ status, createdAt, decidedAt }) =>
      ['pending', 'submitted', 'matched', 'review'].includes(status) ||
      (status === 'confirmed' && Date.parse(decidedAt ?? createdAt) > since),
  )
  return satang(counted.reduce((total, { base }) => total + base, 0))
}

/** What was staked and not won back within the window; zero for who won. */
export async function lostIn(userId: string, window: LimitWindow): Promise<Satang> {
  const { staked, won } = await playedSince(userId, now() - limitWindowMs[window])
  return satang(Math.max(0, staked - won))
}

export async function playedSince(
  userId: string,
  since: number,
): Promise<{ staked: Satang; won: Satang }> {
  const rows = await database.ledger
    .where({ userId })
    .filter(({ createdAt }) => Date.parse(createdAt) > since)
    .toArray()
  const sum = (type: string) =>
    satang(
      Math.abs(rows.reduce((total, row) => (row.type === type ? total + row.amount : total), 0)),
    )
  return { staked: sum('bet_sim'), won: sum('win_sim') }
}

/** What the lowest of the deposit limits still allows; null without a limit. */
export function depositLeft(userId: string): Promise<Satang | null> {
  return leftOf(userId, 'deposit', depositedIn)
}

/** The same of the loss limits. */
export function lossLeft(userId: string): Promise<Satang | null> {
  return leftOf(userId, 'loss', lostIn)
}

async function leftOf(
  userId: string,
  kind: LimitKind,
  usedIn: (userId: string, window: LimitWindow) => Promise<Satang>,
): Promise<Satang | null> {
  const lefts: number[] = []
  for (const limit of await limitsInForce(userId)) {
    if (limit.kind !== kind || limit.amount === null) continue
    lefts.push(limit.amount - (await usedIn(userId, limit.window)))
  }
  return lefts.length === 0 ? null : satang(Math.max(0, Math.min(...lefts)))
}

/** Used amounts by window. */
export async function usedBy(
  userId: string,
  usedIn: (userId: string, window: LimitWindow) => Promise<Satang>,
): Promise<Record<LimitWindow, Satang>> {
  const used = { '24h': satang(0), '7d': satang(0), '30d': satang(0) }
  for (const window of limitWindows) used[window] = await usedIn(userId, window)
  return used
}
