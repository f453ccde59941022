import { dayMs } from '#lib/time'
import type { Locale } from '#ui/intl/locale'

export const hourMs = 60 * 60 * 1000

interface ClockStep {
  readonly ms: number
  readonly unit: 'hour' | 'day'
  /** In that unit. */
  readonly count: number
}

/** Two hours is the life of a session, a day what most limits count by. */
export const clockSteps: readonly ClockStep[] = [
  { ms: hourMs, unit: 'hour', count: 1 },
  { ms: 2 * hourMs, unit: 'hour', count: 2 },
  { ms: dayMs, unit: 'day', count: 1 },
  { ms: -dayMs, unit: 'day', count: -1 },
]

/** “+1 hour”. */
export function stepLabel({ unit, count }: ClockStep, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    signDisplay: 'always',
  }).format(count)
}
