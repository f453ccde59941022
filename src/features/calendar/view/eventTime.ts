import type { CalendarEvent } from '#contract/calendar/calendar'
import { intlLocale } from '#lib/time'
import { dayIn, startOfDay } from '#lib/zones'

type Begun = Pick<CalendarEvent, 'allDay' | 'start'>

/** The moment at which an event starts; for an all-day event, midnight in `zone`. */
export function startOf({ allDay, start }: Begun, zone: string): number {
  return allDay ? startOfDay(start, zone) : Date.parse(start)
}

/** The day on which an event starts, `yyyy-mm-dd`. */
export function firstDayOf({ allDay, start }: Begun, zone: string): string {
  return allDay ? start : dayIn(Date.parse(start), zone)
}

/** Formats when an event starts, in full. */
export function whenText(event: Begun, locale: string, zone: string): string {
  const shape = new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: 'full',
    ...(!event.allDay && { timeStyle: 'short' }),
    timeZone: zone,
  })
  return shape.format(startOf(event, zone))
}
