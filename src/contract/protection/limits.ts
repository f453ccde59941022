/** Responsible play: POST /usersystem/limit, …/limitconfirm, …/exclude, …/reality; GET /usersystem/limits/{id}. */
import * as v from 'valibot'
import type { Refusal } from '#lib/refusal'
import { bangkokDay, dayMs, hourMs } from '#lib/time'
import { bahtOnWire, countOnWire, idOnWire, instantOnWire, maybe, orderEntries } from '../wire'

export const limitKinds = ['deposit', 'loss', 'session'] as const

export type LimitKind = (typeof limitKinds)[number]

/** Rolling: the last so many hours or days before now. */
export const limitWindows = ['24h', '7d', '30d'] as const

export type LimitWindow = (typeof limitWindows)[number]

export const limitWindowMs: Record<LimitWindow, number> = {
  '24h': dayMs,
  '7d': 7 * dayMs,
  '30d': 30 * dayMs,
}

/** An increase can be confirmed after this, and lapses when it is not confirmed in time. */
export const limitWaitMs = dayMs
export const limitLapseMs = 7 * dayMs

const limitEntries = {
  kind: v.picklist(limitKinds),
  window: v.picklist(limitWindows),
  /** Of `deposit` and `loss`; null for none. */
  amount: maybe(bahtOnWire),
  /** Of `session`; null for none. */
  minutes: maybe(v.pipe(countOnWire, v.minValue(1), v.maxValue(1440))),
}

/** Both amount and minutes null: the limit shall go, which is an increase. */
export const limitOrderSchema = v.object({ ...orderEntries, ...limitEntries })

export type LimitOrder = v.InferOutput<typeof limitOrderSchema>

export const limitConfirmSchema = v.object({ ...orderEntries, limitId: idOnWire })

export type LimitConfirm = v.InferOutput<typeof limitConfirmSchema>

export const limitSchema = v.object({
  limitId: idOnWire,
  ...limitEntries,
  /** `waiting`: an increase that counts only once it is confirmed. */
  status: v.picklist(['active', 'waiting']),
  /** Of one that waits: from when on, and until when, it can be confirmed. */
  effectiveAt: maybe(instantOnWire),
  lapsesAt: maybe(instantOnWire),
  createdAt: instantOnWire,
})

export type Limit = v.InferOutput<typeof limitSchema>

/** Time-outs, then self-exclusions. None can be shortened. */
export const timeoutPeriods = ['24h', '72h', '7d', '30d'] as const
export const excludePeriods = ['6m', '1y', '5y', 'forever'] as const

export const excludeOrderSchema = v.object({
  ...orderEntries,
  period: v.picklist([...timeoutPeriods, ...excludePeriods]),
  /**
   * When the player said yes, by the provider's clock: a block that was sent later ends when that
   * player was told it would. ISO text; without it a block begins as it arrives.
   */
  from: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  reason: maybe(v.pipe(v.string(), v.maxLength(500))),
})

export type ExcludeOrder = v.InferOutput<typeof excludeOrderSchema>

export type BlockPeriod = ExcludeOrder['period']

/** Whether it is a time-out, not a self-exclusion. */
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
 * When a time-out or self-exclusion that begins at `startAt` ends, in milliseconds since 1970; null for
 * never. One rule for both sides: the end that a player says yes to is the end that is kept.
 */
export function blockEnd(period: BlockPeriod, startAt: number): number | null {
  if (period === 'forever') return null
  const hours = timeoutHours.get(period)
  if (hours !== undefined) return startAt + hours * hourMs
  return monthsLater(startAt, excludeMonths.get(period) ?? 0)
}

/** At the same hour of the same day so many months later, in Bangkok; on the month's last day where it has no such day. */
function monthsLater(moment: number, count: number): number {
  const day = new Date(`${bangkokDay(moment)}T00:00:00Z`)
  const [first, dayOfMonth] = [day.getTime(), day.getUTCDate()]
  day.setUTCMonth(day.getUTCMonth() + count)
  // The month has fewer days, and the day has become one of the next month.
  if (day.getUTCDate() !== dayOfMonth) day.setUTCDate(0)
  return moment + day.getTime() - first
}

export const blockSchema = v.object({
  kind: v.picklist(['timeout', 'exclude']),
  startAt: instantOnWire,
  /** Null for ever. */
  endAt: maybe(instantOnWire),
})

export type Block = v.InferOutput<typeof blockSchema>

/** What the provider says to whoever takes a break or has excluded themselves. */
export function blockRefusal({ kind, endAt }: Block): Refusal {
  if (endAt === null) return { code: 'excludedforever' }
  return { code: kind === 'timeout' ? 'timeout' : 'excluded', values: { time: endAt } }
}

export const realityMinutes = [15, 30, 60] as const

export const realityOrderSchema = v.object({
  ...orderEntries,
  /** Null for no reality check. */
  everyMin: maybe(v.picklist(realityMinutes)),
})

export type RealityOrder = v.InferOutput<typeof realityOrderSchema>

/** All that protects one player. */
export const protectionSchema = v.object({
  limits: v.array(limitSchema),
  /** What counts against the limits: gross deposits confirmed and open, and what was lost, per window. */
  used: v.object({
    deposit: v.object({ '24h': bahtOnWire, '7d': bahtOnWire, '30d': bahtOnWire }),
    loss: v.object({ '24h': bahtOnWire, '7d': bahtOnWire, '30d': bahtOnWire }),
  }),
  /** What the limits still let the player deposit; null without a limit. */
  depositLeft: maybe(bahtOnWire),
  block: maybe(blockSchema),
  everyMin: maybe(v.picklist(realityMinutes)),
  /** Play since the login of the session that asks, on whatever device: the net result is `won − staked`. */
  sinceLogin: v.object({ at: maybe(instantOnWire), staked: bahtOnWire, won: bahtOnWire }),
})

export type Protection = v.InferOutput<typeof protectionSchema>

/** The telephone of the Thai Department of Mental Health, for whoever is troubled by playing. */
export const helpline = '1323'
