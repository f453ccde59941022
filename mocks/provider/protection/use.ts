/** What counts against a player's limits, and what they still allow. */
import { Dexie } from 'dexie'
import {
  type LimitKind,
  type LimitWindow,
  limitWindowMs,
  limitWindows,
} from '#contract/protection/limits'
import { type Satang, satang } from '#lib/money'
import { now } from '../../clock'
import { database } from '../database/database'
import { minuteMs } from '../database/moments'
import type { LimitRow } from '../database/playRows'
import type { DepositRow } from '../database/rows'
import { hourOf, partsOf, shareOf } from '../database/totals'

const hourMs = 60 * minuteMs

/** The limits in force: never those that wait. */
export async function limitsInForce(userId: string): Promise<LimitRow[]> {
  return (await limitsInSlots(userId)).filter(({ status }) => status === 'active')
}

/** The limits that are active or wait: those of the past hold no slot. */
export function limitsInSlots(userId: string): Promise<LimitRow[]> {
  return database.limits.where('slotKey').startsWith(`${userId}:`).toArray()
}

/** Those whose money is neither there nor given up. */
export function depositsOnTheWay(userId: string): Promise<DepositRow[]> {
  return database.deposits
    .where('[userId+status]')
    .anyOf(
      ['pending', 'submitted', 'matched', 'review'].map((status): [string, string] => [
        userId,
        status,
      ]),
    )
    .toArray()
}

/** Gross deposits of the window, those confirmed and those on their way, without their satang. */
export async function depositedIn(userId: string, window: LimitWindow): Promise<Satang> {
  const since = new Date(now() - limitWindowMs[window]).toISOString()
  const [open, decided] = await Promise.all([
    depositsOnTheWay(userId),
    database.deposits
      .where('[userId+decidedAt]')
      .between([userId, since], [userId, Dexie.maxKey], false)
      .toArray(),
  ])
  const counted = [...open, ...decided.filter(({ status }) => status === 'confirmed')]
  return satang(counted.reduce((total, { base }) => total + base, 0))
}

/** What was staked and not won back within the window; zero for who won. */
export async function lostIn(userId: string, window: LimitWindow): Promise<Satang> {
  const { staked, won } = await playedSince(userId, now() - limitWindowMs[window])
  return satang(Math.max(0, staked - won))
}

/** By the totals of whole hours, and row by row in the one that `since` is in. */
export async function playedSince(
  userId: string,
  since: number,
): Promise<{ staked: Satang; won: Satang }> {
  const next = new Date((Math.floor(since / hourMs) + 1) * hourMs).toISOString()
  const [staked, won, rows] = await Promise.all([
    partsOf(database, userId, 'staked', hourOf(next)),
    partsOf(database, userId, 'won', hourOf(next)),
    database.ledger
      .where('[userId+createdAt]')
      .between([userId, new Date(since).toISOString()], [userId, next], false, false)
      .toArray(),
  ])
  const parts = [...staked, ...won, ...rows.flatMap(shareOf.ledger)]
  const sum = (kind: string) =>
    satang(parts.reduce((total, part) => (part.kind === kind ? total + part.sum : total), 0))
  return { staked: sum('staked'), won: sum('won') }
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
