/** Two periods side by side. */
import { addDays, dayMs, startOfBangkokDay } from '#lib/time'
import type { Span } from './figureRows'

/** The period to compare with; `own`: its days are in the address. */
export const comparisons = ['before', 'year', 'own'] as const

export type Comparison = (typeof comparisons)[number]

/** @returns the period of the same length before; before whole months, as many whole months */
export function periodBefore({ from, to }: Span): Span {
  const before = addDays(from, -1)
  if (from.endsWith('-01') && addDays(to, 1).endsWith('-01')) {
    return { from: monthsBefore(from, monthsIn({ from, to })), to: before }
  }
  const days = (startOfBangkokDay(to) - startOfBangkokDay(from)) / dayMs
  return { from: addDays(before, 0 - days), to: before }
}

/** @returns the same days of the year before; 28 February for the 29th */
export function yearBefore({ from, to }: Span): Span {
  return { from: dayOfYearBefore(from), to: dayOfYearBefore(to) }
}

function dayOfYearBefore(day: string): string {
  const same = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return same.endsWith('-02-29') ? same.replace('-29', '-28') : same
}

/** Number of whole months of a period. */
function monthsIn({ from, to }: Span): number {
  return monthNumber(to) - monthNumber(from) + 1
}

/** The first day of the month that is `count` months before the month of `day`. */
function monthsBefore(day: string, count: number): string {
  const month = monthNumber(day) - count
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
}

/** Months since the year 0. */
function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

/** Difference of a figure; `share` is null if the other figure is zero. */
export function changeBetween(
  value: number,
  other: number,
): { difference: number; share: number | null } {
  const difference = value - other
  return { difference, share: other === 0 ? null : difference / Math.abs(other) }
}
