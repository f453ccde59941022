/** GET /usersystem/limits/{id}: all that protects one player. */
import type * as v from 'valibot'
import type { LimitWindow, limitSchema, protectionSchema } from '#contract/protection/limits'
import { bahtFromSatang, type Satang } from '#lib/money'
import { now } from '../../clock'
import { database } from '../database/database'
import type { LimitRow } from '../database/playRows'
import { blockOf } from './blocks'
import { depositedIn, depositLeft, limitsInSlots, lostIn, playedSince, usedBy } from './use'

export type ProtectionOnWire = v.InferInput<typeof protectionSchema>

export function protectionOf(userId: string): Promise<ProtectionOnWire> {
  const { players, limits, blocks, realities, deposits, ledger, totals } = database
  const tables = [players, limits, blocks, realities, deposits, ledger, totals]
  return database.transaction('r', tables, async () => readProtection(userId))
}

async function readProtection(userId: string): Promise<ProtectionOnWire> {
  const [player, rows, block, reality] = await Promise.all([
    database.players.get(userId),
    limitsInSlots(userId),
    blockOf(userId),
    database.realities.get(userId),
  ])
  const at = player?.lastLoginAt ?? null
  const { staked, won } = await playedSince(userId, at === null ? now() : Date.parse(at))
  const left = await depositLeft(userId)
  return {
    limits: rows.filter(isShown).map(describeLimit),
    used: {
      deposit: inBaht(await usedBy(userId, depositedIn)),
      loss: inBaht(await usedBy(userId, lostIn)),
    },
    depositLeft: left === null ? null : bahtFromSatang(left),
    block: block ? { kind: block.kind, startAt: block.startAt, endAt: block.endAt } : null,
    everyMin: reality?.everyMin ?? null,
    sinceLogin: { at, staked: bahtFromSatang(staked), won: bahtFromSatang(won) },
  }
}

/** An increase that nobody confirmed in time is gone. */
function isShown({ status, lapsesAt }: LimitRow): boolean {
  if (status === 'active') return true
  return status === 'waiting' && (lapsesAt === null || Date.parse(lapsesAt) > now())
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
