import { reminderMinutes } from '#contract/calendar/calendar'
import { addDays, intlLocale } from '#lib/time'
import type { Text } from '#ui/intl/useText'
import { repeatedDays } from '../series/repeat'
import { weekdays } from '../series/ruleDays'
import { isDay } from '../view/days'
import type { EventDraft } from './eventDraft'
import { frequencyOf, kindOn, nthDayOf, type RepeatDraft, type RepeatKind } from './repeatDraft'

// Typed values are wall times, formatted as if they were UTC.
const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

/** Formats when a stored event starts and ends. */
export function whenWords(event: EventDraft, locale: string): string {
  const { allDay, startDay, startTime, endDay, endTime } = event
  const shape = { ...day, weekday: 'short', ...(!allDay && time) } as const
  return new Intl.DateTimeFormat(intlLocale(locale), shape).formatRange(
    Date.parse(allDay ? startDay : `${startDay}T${startTime}Z`),
    Date.parse(allDay ? endDay : `${endDay}T${endTime}Z`),
  )
}

/** Formats how a stored event repeats: “Weekly · Every 2 weeks · Mon, Wed · Until May 5, 2027”. */
export function repeatWords(event: EventDraft, text: Text, locale: string): string {
  const { repeat, startDay } = event
  const kind = kindOn(repeat, startDay)
  const freq = frequencyOf(kind)
  if (kind === 'OWN')
    return [text('calendar.repeat.OWN'), nextWords(repeat, startDay, text, locale)].join(' · ')
  if (freq === undefined) return text('calendar.repeat.none')
  const count = Number(repeat.interval)
  const length = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[freq],
    unitDisplay: 'long',
  })
  return [
    kindLabel(kind, startDay, text, locale),
    count > 1 && text('calendar.repeat.said.every', { length: length.format(count) }),
    freq === 'WEEKLY' &&
      weekdays
        .flatMap((one, index) => (repeat.days.includes(one) ? [weekdayLabel(index, locale)] : []))
        .join(', '),
    endWords(repeat, text, locale),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Lists the next days of a rule that has no name: “Next: 1 Dec, 15 Dec, 1 Jan”. */
export function nextWords(
  repeat: RepeatDraft,
  startDay: string,
  text: Text,
  locale: string,
): string {
  if (!repeat.own || !isDay(startDay)) return ''
  const days = repeatedDays(repeat.own, startDay, startDay, addDays(startDay, 5 * 366)).slice(0, 3)
  const format = new Intl.DateTimeFormat(intlLocale(locale), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const list = new Intl.ListFormat(intlLocale(locale), { type: 'unit', style: 'short' })
  const shown = list.format(days.map((day) => format.format(Date.parse(day))))
  return text('calendar.repeat.said.next', { days: shown })
}

const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const

function endWords({ ends, until, count }: RepeatDraft, text: Text, locale: string): string {
  if (ends === 'never') return ''
  if (ends === 'count') return text('calendar.repeat.said.count', { count: Number(count) })
  const last = new Intl.DateTimeFormat(intlLocale(locale), day).format(Date.parse(until))
  return text('calendar.repeat.said.until', { day: last })
}

/** Monday is index 0: 1 January 2024 was a Monday. */
export function weekdayLabel(index: number, locale: string): string {
  const short = new Intl.DateTimeFormat(intlLocale(locale), { weekday: 'short', timeZone: 'UTC' })
  return short.format(Date.UTC(2024, 0, index + 1))
}

/** Named after the first day: “Monthly on day 24”, “Yearly, the fourth Thursday of November”. */
export function kindLabel(kind: RepeatKind, startDay: string, text: Text, locale: string): string {
  if (kind === 'OWN') return text('calendar.repeat.OWN')
  const freq = frequencyOf(kind)
  if (freq !== 'MONTHLY' && freq !== 'YEARLY') return text(`calendar.repeat.${freq ?? 'none'}`)
  const nth = isDay(startDay) ? nthDayOf(kind, startDay) : null
  if (!nth) {
    const day = isDay(startDay) ? Number(startDay.slice(8)) : '–'
    return text(`calendar.repeat.${freq}`, { day })
  }
  const word = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlLocale(locale), { ...options, timeZone: 'UTC' }).format(
      Date.parse(startDay),
    )
  return text(`calendar.repeat.${freq}.${places[nth.place - 1] ?? 'last'}`, {
    weekday: word({ weekday: 'long' }),
    month: word({ month: 'long' }),
  })
}

const places = ['first', 'second', 'third', 'fourth'] as const

/** “15 minutes before”; common values have their own texts. */
export function reminderLabel(minutes: number | null, text: Text, locale: string): string {
  if (minutes === null) return text('calendar.reminder.none')
  const usual = reminderMinutes.find((one) => one === minutes)
  if (usual !== undefined) return text(`calendar.reminder.${usual}`)
  const length = Math.abs(minutes)
  const { unit, size } = lengths.find((one) => length % one.size === 0) ?? lastLength
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return text(minutes > 0 ? 'calendar.reminder.before' : 'calendar.reminder.after', {
    length: format.format(length / size),
  })
}

const lastLength = { unit: 'minute', size: 1 }

const lengths = [
  { unit: 'week', size: 10_080 },
  { unit: 'day', size: 1440 },
  { unit: 'hour', size: 60 },
]
