import type { Text } from '#ui/intl/useText'
import { weekdays } from '../series/repeat'
import { isDay } from '../view/days'
import type { EventDraft } from './eventDraft'
import { frequencyOf, kindOn, nthDayOf, type RepeatDraft, type RepeatKind } from './repeatDraft'

// What is typed is what a clock shows: it is written as if it were UTC.
const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

/** From when to when a stored event lasts. */
export function whenWords(event: EventDraft, locale: string): string {
  const { allDay, startDay, startTime, endDay, endTime } = event
  const shape = { ...day, weekday: 'short', ...(!allDay && time) } as const
  return new Intl.DateTimeFormat(locale, shape).formatRange(
    Date.parse(allDay ? startDay : `${startDay}T${startTime}Z`),
    Date.parse(allDay ? endDay : `${endDay}T${endTime}Z`),
  )
}

/** How a stored event repeats: “Weekly · Every 2 weeks · Mon, Wed · Until May 5, 2027”. */
export function repeatWords(event: EventDraft, text: Text, locale: string): string {
  const { repeat, startDay } = event
  const kind = kindOn(repeat.kind, startDay)
  const freq = frequencyOf(kind)
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

const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const

function endWords({ ends, until, count }: RepeatDraft, text: Text, locale: string): string {
  if (ends === 'never') return ''
  if (ends === 'count') return text('calendar.repeat.said.count', { count: Number(count) })
  const last = new Intl.DateTimeFormat(locale, day).format(Date.parse(until))
  return text('calendar.repeat.said.until', { day: last })
}

/** From Monday on: the 1st of January 2024 was one. */
export function weekdayLabel(index: number, locale: string): string {
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return short.format(Date.UTC(2024, 0, index + 1))
}

/** By the day on which the first one is: “Monthly on day 24”, “Yearly, the fourth Thursday of November”. */
export function kindLabel(kind: RepeatKind, startDay: string, text: Text, locale: string): string {
  const freq = frequencyOf(kind)
  if (freq !== 'MONTHLY' && freq !== 'YEARLY') return text(`calendar.repeat.${freq ?? 'none'}`)
  const nth = isDay(startDay) ? nthDayOf(kind, startDay) : null
  if (!nth) {
    const day = isDay(startDay) ? Number(startDay.slice(8)) : '–'
    return text(`calendar.repeat.${freq}`, { day })
  }
  const word = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(startDay))
  return text(`calendar.repeat.${freq}.${places[nth.place - 1] ?? 'last'}`, {
    weekday: word({ weekday: 'long' }),
    month: word({ month: 'long' }),
  })
}

const places = ['first', 'second', 'third', 'fourth'] as const
