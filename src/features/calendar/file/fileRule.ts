import { weekdayName } from '../series/repeat'
import { weekdays } from '../series/ruleDays'

/**
 * A file’s rule in the words that the calendar knows: what says the same is said its way, and what the
 * first day says anyway is left out. Whether it is one that can be kept is the series’ own business.
 *
 * @param lastOf writes the end of a rule (UNTIL) as the calendar has it
 */
export function ruleIn(text: string, firstDay: string, lastOf: (until: string) => string): string {
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

  const isOneMonth = !parts.get('BYMONTH')?.includes(',')
  const places = parts.get('BYSETPOS')?.split(',') ?? []
  const [onlyDay] = days.length === 1 && isPlain && !parts.has('BYMONTHDAY') ? days : []
  if (onlyDay !== undefined && places.length > 0 && isOneMonth && !is('FREQ', 'DAILY')) {
    // The first of all Mondays is the first Monday.
    if (!is('FREQ', 'WEEKLY')) parts.set('BYDAY', places.map((place) => place + onlyDay).join())
    parts.delete('BYSETPOS')
  }
  const isAll = !parts.has('BYSETPOS')
  // Where weeks begin tells only with several days, of every other week.
  if (is('WKST', 'MO') || (isAll && (isEach || days.length < 2))) parts.delete('WKST')
  const isDaily = is('FREQ', 'DAILY') && isEach && isAll
  if (isDaily && days.length > 0 && isPlain) parts.set('FREQ', 'WEEKLY')
  const isMonthly = is('FREQ', 'MONTHLY') && isEach && (isAll || isOneMonth)
  if (isMonthly && parts.has('BYMONTH')) parts.set('FREQ', 'YEARLY')
  const isYearly = is('FREQ', 'YEARLY')
  if (isYearly && isAll && days.length > 0 && !parts.has('BYMONTH')) {
    inWholeYear(parts, isEach && isPlain)
  }
  const isOwnMonth = is('BYMONTH', String(Number(firstDay.slice(5, 7))))
  const isOwnDay = days.length === 0 && is('BYMONTHDAY', String(Number(firstDay.slice(8))))
  if (isOwnDay && (is('FREQ', 'MONTHLY') || isOwnMonth)) parts.delete('BYMONTHDAY')
  const isByMonth = ['BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYSETPOS'].every(
    (name) => !parts.has(name),
  )
  if (isOwnMonth && isYearly && isByMonth) parts.delete('BYMONTH')
  if (is('FREQ', 'WEEKLY') && is('BYDAY', weekdayName(firstDay))) parts.delete('BYDAY')

  const until = parts.get('UNTIL')
  if (until !== undefined) parts.set('UNTIL', lastOf(until))
  return [...parts].map((part) => part.join('=')).join(';')
}

/** Weekdays of a year without a month: each of them is weekly, the first are January’s, the last December’s. */
function inWholeYear(parts: Map<string, string>, isEach: boolean): void {
  const [, place] = /^([1-4]|-1)[A-Z]{2}$/.exec(parts.get('BYDAY') ?? '') ?? []
  if (place !== undefined) parts.set('BYMONTH', place === '-1' ? '12' : '1')
  else if (isEach) parts.set('FREQ', 'WEEKLY')
}
