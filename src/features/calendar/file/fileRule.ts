import { weekdayName } from '../series/repeat'
import { weekdays } from '../series/ruleDays'

/**
 * Normalises a rule from a file to the calendar's own form, without parts that the first day already implies.
 * The series checks whether the rule is supported.
 *
 * @param lastOf converts the end of a rule (UNTIL)
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
    // Position 1 of all Mondays is the first Monday.
    if (!is('FREQ', 'WEEKLY')) parts.set('BYDAY', places.map((place) => place + onlyDay).join())
    parts.delete('BYSETPOS')
  }
  const isAll = !parts.has('BYSETPOS')
  // The start of the week only matters for several weekdays with an interval.
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

/**
 * Handles weekdays of a year without a month: every weekday is weekly, the first ones are in January, the
 * last in December.
 */
function inWholeYear(parts: Map<string, string>, isEach: boolean): void {
  const [, place] = /^([1-4]|-1)[A-Z]{2}$/.exec(parts.get('BYDAY') ?? '') ?? []
  if (place !== undefined) parts.set('BYMONTH', place === '-1' ? '12' : '1')
  else if (isEach) parts.set('FREQ', 'WEEKLY')
}
