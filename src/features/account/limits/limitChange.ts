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

/** Requested value of a limit: satang, or minutes of a session; null for no limit. */
export type LimitValue = number | null

/** The active limit for a kind and window. */
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

/** Whether a change raises or removes a limit. Such a change waits a day and must be confirmed again. */
export function isIncrease(current: Limit | null, next: LimitValue): boolean {
  if (next === null) return true
  const value = current === null ? null : valueOf(current)
  return value !== null && next > value
}

/** State of a waiting limit at `now`. */
export function waitState(limit: Limit, now: number): 'waiting' | 'ready' | 'lapsed' {
  const effectiveAt = limit.effectiveAt ?? Infinity
  if (now < effectiveAt) return 'waiting'
  return now < (limit.lapsesAt ?? effectiveAt + limitLapseMs) ? 'ready' : 'lapsed'
}

const fullDay = 1440

/** Parses minutes in the digits of any keyboard; null unless a whole number from 1 to a day. */
export function parseMinutes(text: string): number | null {
  const digits = withPlainDigits(text).trim()
  if (!/^\d{1,4}$/.test(digits)) return null
  const minutes = Number(digits)
  return minutes >= 1 && minutes <= fullDay ? minutes : null
}

/**
 * When a limit that was just requested can be confirmed, from the provider's answer: the provider may know of
 * another limit than the page does. Null if it applies at once; undefined if the answer does not say.
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
