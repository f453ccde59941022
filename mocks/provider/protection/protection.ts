/**
 * Player protection now: blocks (breaks and exclusions), which allow only reading and withdrawing; and limits
 * with what they still allow.
 */

import { Dexie } from 'dexie'
import type * as v from 'valibot'
import {
  type blockSchema,
  type LimitKind,
  type LimitWindow,
  type limitSchema,
  limitWindowMs,
  limitWindows,
  type protectionSchema,
} from '#contract/protection/limits'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { hourMs } from '#lib/time'
import { ProviderError } from '../../answer'
import { now } from '../../clock'
import { database } from '../database/database'
import type { BlockRow, LimitRow } from '../database/playRows'
import type { DepositRow, PlayerRow } from '../database/rows'
import { hourOf, partsOf, shareOf } from '../database/totals'
import { requireOpen } from '../site'

/** Limits in force, without waiting ones. */
export async function limitsInForce(userId: string): Promise<LimitRow[]> {
  return (await limitsInSlots(userId)).filter(({ status }) => status === 'active')
}

/** Active and waiting limits; past ones have no slot. */
function limitsInSlots(userId: string): Promise<LimitRow[]> {
  return database.limits.where('slotKey').startsWith(`${userId}:`).toArray()
}

/** Deposits that can still be credited. */
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

/** Confirmed and open deposits in a window: the requested amount, or the one that arrived instead. */
async function depositedIn(userId: string, window: LimitWindow): Promise<Satang> {
  const since = new Date(now() - limitWindowMs[window]).toISOString()
  const [open, decided] = await Promise.all([
    depositsOnTheWay(userId),
    database.deposits
      .where('[userId+decidedAt]')
      .between([userId, since], [userId, Dexie.maxKey], false)
      .toArray(),
  ])
  const counted = [...open, ...decided.filter(({ status }) => status === 'confirmed')]
  return satang(counted.reduce((total, row) => total + countedOf(row), 0))
}

/** Ignores the satang that make an amount unique, so that a deposit of the whole limit fits. */
function countedOf({ base, amount, credited }: DepositRow): Satang {
  return credited > 0 && credited !== amount ? credited : base
}

/** Stakes minus winnings in the window; 0 for a profit. */
async function lostIn(userId: string, window: LimitWindow): Promise<Satang> {
  const { staked, won } = await playedSince(userId, now() - limitWindowMs[window])
  return satang(Math.max(0, staked - won))
}

/** Stakes and winnings since a time (ms since 1970), from totals per hour; entries for the first hour. */
async function playedSince(
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

/** @returns what the deposit limits still allow; null without a limit */
export function depositLeft(userId: string): Promise<Satang | null> {
  return leftOf(userId, 'deposit', depositedIn)
}

/** @returns what the loss limits still allow; null without a limit */
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
async function usedBy(
  userId: string,
  usedIn: (userId: string, window: LimitWindow) => Promise<Satang>,
): Promise<Record<LimitWindow, Satang>> {
  const used = { '24h': satang(0), '7d': satang(0), '30d': satang(0) }
  for (const window of limitWindows) used[window] = await usedIn(userId, window)
  return used
}

/** The block in force that ends last, or undefined. */
export async function blockOf(userId: string): Promise<BlockRow | undefined> {
  const rows = await database.blocks.where({ userId }).toArray()
  return rows
    .filter(({ endAt }) => endOf(endAt) > now())
    .toSorted((first, second) => endOf(second.endAt) - endOf(first.endAt))[0]
}

/** End of a block in ms since 1970; Infinity if permanent. */
export function endOf(endAt: string | null): number {
  return endAt === null ? Number.POSITIVE_INFINITY : Date.parse(endAt)
}

/** @throws {ProviderError} for an unknown, banned or blocked player, and while the site is closed */
export async function requirePlayable(userId: string): Promise<void> {
  await requireKnown(userId)
  await requireOpen()
  const block = await blockOf(userId)
  if (!block) return
  if (block.endAt === null) throw new ProviderError('excludedforever')
  const time = Date.parse(block.endAt)
  throw new ProviderError(block.kind === 'timeout' ? 'timeout' : 'excluded', { time })
}

/** @throws {ProviderError} for an unknown or banned player */
export async function requireKnown(userId: string): Promise<PlayerRow> {
  const player = await requireSomebody(userId)
  if (player.status === 'banned') throw new ProviderError('banned')
  return player
}

/** @throws {ProviderError} for an unknown player */
export async function requireSomebody(userId: string): Promise<PlayerRow> {
  const player = await database.players.get(userId)
  if (!player) throw new ProviderError('notfound')
  return player
}

/** Whether the player's requests are refused. */
export async function isBanned(userId: string): Promise<boolean> {
  return (await database.players.get(userId))?.status === 'banned'
}

type ProtectionOnWire = v.InferInput<typeof protectionSchema>

/** Counts play since `session` started (ms since 1970); by default since the last login. */
export function protectionOf(userId: string, session?: number): Promise<ProtectionOnWire> {
  const { players, limits, blocks, realities, deposits, ledger, totals } = database
  const tables = [players, limits, blocks, realities, deposits, ledger, totals]
  return database.transaction('r', tables, async () => readProtection(userId, session))
}

async function readProtection(userId: string, session?: number): Promise<ProtectionOnWire> {
  const [player, rows, block, reality] = await Promise.all([
    database.players.get(userId),
    limitsInSlots(userId),
    blockOf(userId),
    database.realities.get(userId),
  ])
  const at = session === undefined ? (player?.lastLoginAt ?? null) : new Date(session).toISOString()
  const { staked, won } = await playedSince(userId, at === null ? now() : Date.parse(at))
  const left = await depositLeft(userId)
  return {
    limits: rows.filter(isShown).map(describeLimit),
    used: {
      deposit: inBaht(await usedBy(userId, depositedIn)),
      loss: inBaht(await usedBy(userId, lostIn)),
    },
    depositLeft: left === null ? null : bahtFromSatang(left),
    block: block ? describeBlock(block) : null,
    everyMin: reality?.everyMin ?? null,
    sinceLogin: { at, staked: bahtFromSatang(staked), won: bahtFromSatang(won) },
  }
}

/** Hides an increase that was not confirmed in time. */
function isShown({ status, lapsesAt }: LimitRow): boolean {
  if (status === 'active') return true
  return status === 'waiting' && (lapsesAt === null || Date.parse(lapsesAt) > now())
}

function describeBlock({ kind, startAt, endAt }: BlockRow): v.InferInput<typeof blockSchema> {
  return { kind: kind === 'timeout' ? kind : 'exclude', startAt, endAt }
}

function describeLimit(row: LimitRow): v.InferInput<typeof limitSchema> {
  return {
    limitId: row.limitId,
    kind: row.kind,
    window: row.window,
    amount: row.amount === null ? null : bahtFromSatang(row.amount),
    minutes: row.minutes,
    status: row.status === 'waiting' ? 'waiting' : 'active',
    effectiveAt: row.effectiveAt,
    lapsesAt: row.lapsesAt,
    createdAt: row.createdAt,
  }
}

function inBaht(used: Record<LimitWindow, Satang>): Record<LimitWindow, number> {
  return {
    '24h': bahtFromSatang(used['24h']),
    '7d': bahtFromSatang(used['7d']),
    '30d': bahtFromSatang(used['30d']),
  }
}
