/** The days that a report is asked for. */
import * as v from 'valibot'
import { dayText } from '#contract/wire'
import { bahtFromSatang, satang } from '#lib/money'
import { addDays, bangkokDay, isoOf, startOfBangkokDay } from '#lib/time'
import { now } from '../../clock'
import { invalid } from '../orders'

/** Bangkok days, both included, and the same as ISO text: `start` belongs to it, `end` does not. */
export interface DayRange {
  from: string
  to: string
  start: string
  end: string
}

/** A year and the day that a leap year has more. */
const mostDays = 366

/** `from` and `to` of an address; without them the last `days`. Throws for what is no range, or too long a one. */
export function readRange(query: URLSearchParams, days = 30): DayRange {
  const to = readDay(query, 'to') ?? bangkokDay(now())
  const from = readDay(query, 'from') ?? addDays(to, 1 - days)
  if (from > to) throw invalid('from', 'from is after to')
  if (addDays(from, mostDays) <= to) throw invalid('from', `at most ${mostDays} days`)
  return rangeOf(from, to)
}

export function rangeOf(from: string, to: string): DayRange {
  const start = isoOf(startOfBangkokDay(from))
  return { from, to, start, end: isoOf(startOfBangkokDay(addDays(to, 1))) }
}

/** So many days of a range are read at once. */
const partDays = 31

/**
 * The rows of a range, a month of them at a time, all asked for at once: one month is handed over while the next
 * is looked up, where a whole year's would be waited for first.
 */
export async function readInParts<Row>(
  { from, to }: Pick<DayRange, 'from' | 'to'>,
  read: (part: DayRange) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const parts: DayRange[] = []
  for (let first = from; first <= to; first = addDays(first, partDays)) {
    const last = addDays(first, partDays - 1)
    parts.push(rangeOf(first, last < to ? last : to))
  }
  return (await Promise.all(parts.map(read))).flat()
}

function readDay(query: URLSearchParams, name: 'from' | 'to'): string | null {
  const text = query.get(name)
  if (text === null || text === '') return null
  const read = v.safeParse(dayText, text)
  if (!read.success) throw invalid(name, 'not a day')
  return read.output
}

const dayOfHour = new Map<string, string>()

/** The Bangkok day of a moment as rows keep it, in UTC. A hundred thousand are asked for: each hour is worked out once. */
export function dayOf(moment: string): string {
  const hour = moment.slice(0, 13)
  const known = dayOfHour.get(hour)
  if (known !== undefined) return known
  const day = bangkokDay(Date.parse(moment))
  dayOfHour.set(hour, day)
  return day
}

/** Satang that were added up, as baht on the wire. */
export function inBaht(sum: number): number {
  return bahtFromSatang(satang(sum))
}
