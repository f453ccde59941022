import { weekdayName, weekdays } from '../series/repeat'
import { utcText } from './fileText'
import { type FileTime, momentIn, timeIn } from './fileTimes'

/**
 * A file’s rule in the words that the calendar knows: what says the same is said its way, and what the
 * first day says anyway is left out. Whether it is one that can be kept is the series’ own business.
 */
export function ruleIn(text: string, start: FileTime, firstDay: string): string {
  const parts = new Map(
    text
      .toUpperCase()
      .split(';')
      .map((part): [string, string] => {
        const [name = '', value = ''] = part.split('=')
        return [name, value.replaceAll('+', '')]
      }),
  )
  const is = (name: string, value: string) => parts.get(name) === value
  const days = parts.get('BYDAY')?.split(',') ?? []
  const isEach = !parts.has('INTERVAL') || is('INTERVAL', '1')
  const isPlain = days.every((day) => weekdays.some((one) => one === day))

  // Where weeks begin tells only with several days, of every other week.
  if (is('WKST', 'MO') || isEach || days.length < 2) parts.delete('WKST')
  if (is('FREQ', 'DAILY') && isEach && days.length > 0 && isPlain) parts.set('FREQ', 'WEEKLY')
  if (is('FREQ', 'MONTHLY') && isEach && parts.has('BYMONTH')) parts.set('FREQ', 'YEARLY')
  const isYearly = is('FREQ', 'YEARLY')
  const place = parts.get('BYSETPOS')
  if ((is('FREQ', 'MONTHLY') || isYearly) && place !== undefined && days.length === 1 && isPlain) {
    parts.set('BYDAY', place + days.join())
    parts.delete('BYSETPOS')
  }
  if (isYearly && days.length > 0 && !parts.has('BYMONTH')) inWholeYear(parts, isEach && isPlain)
  const isOwnMonth = is('BYMONTH', String(Number(firstDay.slice(5, 7))))
  const isOwnDay = is('BYMONTHDAY', String(Number(firstDay.slice(8))))
  if (isOwnDay && (is('FREQ', 'MONTHLY') || isOwnMonth)) parts.delete('BYMONTHDAY')
  if (isOwnMonth && isYearly && days.length === 0) parts.delete('BYMONTH')
  if (is('FREQ', 'WEEKLY') && is('BYDAY', weekdayName(firstDay))) parts.delete('BYDAY')

  const until = parts.get('UNTIL')
  if (until !== undefined) parts.set('UNTIL', lastOf(until, start))
  return [...parts].map((part) => part.join('=')).join(';')
}

/** Weekdays of a year without a month: each of them is weekly, the first are January’s, the last December’s. */
function inWholeYear(parts: Map<string, string>, isEach: boolean): void {
  const [, place] = /^([1-4]|-1)[A-Z]{2}$/.exec(parts.get('BYDAY') ?? '') ?? []
  if (place !== undefined) parts.set('BYMONTH', place === '-1' ? '12' : '1')
  else if (isEach) parts.set('FREQ', 'WEEKLY')
}

/** The last day of days, else the last moment: some write that by the series’ own clock. */
function lastOf(until: string, { allDay, zone }: FileTime): string {
  if (allDay) return until.slice(0, 8)
  const time = timeIn({ name: '', parameters: new Map(), value: until }, zone, () => null)
  return typeof time === 'string' || time.allDay ? until : utcText(momentIn(time))
}
