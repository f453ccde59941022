/** Responsible play: POST /usersystem/limit, …/limitconfirm, …/exclude, …/reality; GET …/limits/{id}. */
import * as v from 'valibot'
import type { AppError } from '#lib/appError'
import { bangkokDay, dayMs, hourMs } from '#lib/time'
import { bahtOnWire, countOnWire, idOnWire, instantOnWire, maybe, requestEntries } from '../wire'

export const limitKinds = ['deposit', 'loss', 'session'] as const

export type LimitKind = (typeof limitKinds)[number]

/** Rolling windows that end now. */
export const limitWindows = ['24h', '7d', '30d'] as const

export type LimitWindow = (typeof limitWindows)[number]

export const limitWindowMs: Record<LimitWindow, number> = {
  '24h': dayMs,
  '7d': 7 * dayMs,
  '30d': 30 * dayMs,
}

/** Time after which an increase can be confirmed, and after which it lapses unconfirmed. */
export const limitWaitMs = dayMs
export const limitLapseMs = 7 * dayMs

const limitEntries = {
  kind: v.picklist(limitKinds),
  window: v.picklist(limitWindows),
  /** For `deposit` and `loss`; null for none. */
  amount: maybe(bahtOnWire),
  /** For `session`; null for none. */
  minutes: maybe(v.pipe(countOnWire, v.minValue(1), v.maxValue(1440))),
}

/** Amount and minutes both null remove the limit, which counts as an increase. */
export const limitRequestSchema = v.object({ ...requestEntries, ...limitEntries })

export type LimitRequest = v.InferOutput<typeof limitRequestSchema>

export const limitConfirmSchema = v.object({ ...requestEntries, limitId: idOnWire })

export type LimitConfirm = v.InferOutput<typeof limitConfirmSchema>

export const limitSchema = v.object({
  limitId: idOnWire,
  ...limitEntries,
  /** `waiting`: an increase that is not in force until it is confirmed. */
  status: v.picklist(['active', 'waiting']),
  /** For a waiting increase: start and end of the time in which it can be confirmed. */
  effectiveAt: maybe(instantOnWire),
  lapsesAt: maybe(instantOnWire),
  createdAt: instantOnWire,
})

export type Limit = v.InferOutput<typeof limitSchema>

/** Time-outs, then self-exclusions. None can be shortened. */
export const timeoutPeriods = ['24h', '72h', '7d', '30d'] as const
export const excludePeriods = ['6m', '1y', '5y', 'forever'] as const

export const excludeRequestSchema = v.object({
  ...requestEntries,
  period: v.picklist([...timeoutPeriods, ...excludePeriods]),
  /**
   * When the player confirmed, by the provider's clock, as ISO text. So a block that was sent late still ends
   * when the player was told. Without it, a block begins when it arrives.
   */
  from: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  reason: maybe(v.pipe(v.string(), v.maxLength(500))),
})

export type ExcludeRequest = v.InferOutput<typeof excludeRequestSchema>

export type BlockPeriod = ExcludeRequest['period']

/** @returns true for a time-out, false for a self-exclusion */
export function isTimeout(period: BlockPeriod): boolean {
  return timeoutPeriods.some((timeout) => timeout === period)
}

const timeoutHours: ReadonlyMap<BlockPeriod, number> = new Map([
  ['24h', 24],
  ['72h', 72],
  ['7d', 7 * 24],
  ['30d', 30 * 24],
])
const excludeMonths: ReadonlyMap<BlockPeriod, number> = new Map([
  ['6m', 6],
  ['1y', 12],
  ['5y', 60],
])

/**
 * One rule for both sides: the end that the player confirms is the end that applies.
 *
 * @returns the end of a block that begins at `startAt`, in milliseconds since 1970; null if it never ends
 */
export function blockEnd(period: BlockPeriod, startAt: number): number | null {
  if (period === 'forever') return null
  const hours = timeoutHours.get(period)
  if (hours !== undefined) return startAt + hours * hourMs
  return monthsLater(startAt, excludeMonths.get(period) ?? 0)
}

/** Adds months to a moment, at the same Bangkok time of day; on the month's last day if it lacks that day. */
function monthsLater(moment: number, count: number): number {
  const day = new Date(`${bangkokDay(moment)}T00:00:00Z`)
  const [first, dayOfMonth] = [day.getTime(), day.getUTCDate()]
  day.setUTCMonth(day.getUTCMonth() + count)
  // The month is shorter, so the date has moved into the next month.
  if (day.getUTCDate() !== dayOfMonth) day.setUTCDate(0)
  return moment + day.getTime() - first
}

export const blockSchema = v.object({
  kind: v.picklist(['timeout', 'exclude']),
  startAt: instantOnWire,
  /** Null for a permanent block. */
  endAt: maybe(instantOnWire),
})

export type Block = v.InferOutput<typeof blockSchema>

/** @returns the provider's error for a player on a break or self-excluded */
export function blockError({ kind, endAt }: Block): AppError {
  if (endAt === null) return { code: 'excludedforever' }
  return { code: kind === 'timeout' ? 'timeout' : 'excluded', values: { time: endAt } }
}

export const realityMinutes = [15, 30, 60] as const

export const realityRequestSchema = v.object({
  ...requestEntries,
  /** Null for no reality check. */
  everyMin: maybe(v.picklist(realityMinutes)),
})

export type RealityRequest = v.InferOutput<typeof realityRequestSchema>

/** All protection of one player. */
export const protectionSchema = v.object({
  limits: v.array(limitSchema),
  /** Use of the limits per window: gross deposits, confirmed and open, and losses. */
  used: v.object({
    deposit: v.object({ '24h': bahtOnWire, '7d': bahtOnWire, '30d': bahtOnWire }),
    loss: v.object({ '24h': bahtOnWire, '7d': bahtOnWire, '30d': bahtOnWire }),
  }),
  /** Amount that the player may still deposit within the limits; null without a limit. */
  depositLeft: maybe(bahtOnWire),
  block: maybe(blockSchema),
  everyMin: maybe(v.picklist(realityMinutes)),
  /** Play since the login of the requesting session, on all devices: the net result is `won − staked`. */
  sinceLogin: v.object({ at: maybe(instantOnWire), staked: bahtOnWire, won: bahtOnWire }),
})

export type Protection = v.InferOutput<typeof protectionSchema>

/** Phone number of the Thai Department of Mental Health, for players troubled by gambling. */
export const helpline = '1323'
