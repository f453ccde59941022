import * as v from 'valibot'
import {
  type Limit,
  type LimitKind,
  type LimitWindow,
  limitLapseMs,
  type Protection,
  protectionSchema,
} from '#contract/protection/limits'
import { withPlainDigits } from '#lib/money'

/** What a limit shall become: satang, or minutes of a session; null for no limit. */
export type LimitValue = number | null

/** The limit that is in force for a kind and window. */
export function activeLimit(
  protection: Protection | undefined,
  kind: LimitKind,
  window: LimitWindow,
): Limit | null {
  return (
    protection?.limits.find(
      (limit) => limit.kind === kind && limit.window === window && limit.status === 'active',
    ) ?? null
  )
}

export function valueOf(limit: Limit): LimitValue {
  return limit.kind === 'session' ? limit.minutes : limit.amount
}

/** A higher limit, or none where there was one: it waits a day and is asked about again. */
export function isIncrease(current: Limit | null, next: LimitValue): boolean {
  if (next === null) return true
  const value = current === null ? null : valueOf(current)
  return value !== null && next > value
}

/** Where a limit that waits stands at a moment. */
export function waitState(limit: Limit, now: number): 'waiting' | 'ready' | 'lapsed' {
  const effectiveAt = limit.effectiveAt ?? Infinity
  if (now < effectiveAt) return 'waiting'
  return now < (limit.lapsesAt ?? effectiveAt + limitLapseMs) ? 'ready' : 'lapsed'
}

const fullDay = 1440

/** Minutes as typed, in the digits of any keyboard; null for what is no whole number from 1 to a day. */
export function parseMinutes(text: string): number | null {
  const digits = withPlainDigits(text).trim()
  if (!/^\d{1,4}$/.test(digits)) return null
  const minutes = Number(digits)
  return minutes >= 1 && minutes <= fullDay ? minutes : null
}

/**
 * When a limit that was just asked for can be confirmed, by the provider's own answer: it may know of another one
 * than the page. Null where it counts at once; undefined where the answer tells nothing of it.
 */
export function waitsUntil(
  answer: unknown,
  kind: LimitKind,
  window: LimitWindow,
): number | null | undefined {
  const read = v.safeParse(protectionSchema, answer)
  if (!read.success) return undefined
  const waiting = read.output.limits.find(
    (limit) => limit.kind === kind && limit.window === window && limit.status === 'waiting',
  )
  return waiting?.effectiveAt ?? null
}
