/** Day ranges of reports. */
import * as v from 'valibot'
import { dayText } from '#contract/wire'
import { bahtFromSatang, satang } from '#lib/money'
import { addDays, bangkokDay, isoOf, startOfBangkokDay } from '#lib/time'
import { now } from '../../clock'
import { invalid } from '../requests'

/** Bangkok days, both included; `start` (included) and `end` (excluded) are the same range as ISO text. */
export interface DayRange {
  from: string
  to: string
  start: string
  end: string
}

/** One leap year. */
const mostDays = 366

/** Reads `from` and `to`; without them, the last `days`. @throws {AdminError} if invalid or too long */
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

/** Reads two days, both included, as `yyyy-mm-dd..yyyy-mm-dd`. @throws {AdminError} if they are no range */
export function readSpan(text: string, field: string): DayRange {
  const [from = '', to = '', ...rest] = text.split('..')
  if (rest.length > 0 || !v.is(dayText, from) || !v.is(dayText, to) || from > to) {
    throw invalid(field, 'not two days')
  }
  return rangeOf(from, to)
}

/** Days per read. */
const partDays = 31

/**
 * Reads a range in parts of a month, all requested at once: one part is transferred while the next is looked
 * up, which is faster than one read of a whole year.
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

/** @returns the Bangkok day of a UTC moment. Cached per hour, because reports ask for about 100,000 moments. */
export function dayOf(moment: string): string {
  const hour = moment.slice(0, 13)
  const known = dayOfHour.get(hour)
  if (known !== undefined) return known
  const day = bangkokDay(Date.parse(moment))
  dayOfHour.set(hour, day)
  return day
}

/** @returns the hour of a UTC moment in Bangkok, 0 to 23 */
export function hourOfDay(moment: string): number {
  return (Number(moment.slice(11, 13)) + 7) % 24
}

/** Converts a sum in satang to baht for the wire. */
export function inBaht(sum: number): number {
  return bahtFromSatang(satang(sum))
}
