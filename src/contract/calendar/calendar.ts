import * as v from 'valibot'
import { normalizeColor } from '#lib/contrast'
import { isMoment } from '#lib/time'
import { idInBody, lineInBody, skippedRecords, textInBody } from '../demo'

export const calendarPaths = {
  events: '/api/calendar/events',
  add: '/api/calendar/events/new',
  update: '/api/calendar/events/update',
  remove: '/api/calendar/events/remove',
  /** Ours: {@link replacementSchema}, all or nothing. Swapping `before` and `after` undoes it. */
  replace: '/api/calendar/events/replace',
} as const

/** Choices of the form, in minutes before the start. */
export const reminderMinutes = [0, 5, 10, 30, 60, 1440] as const

/**
 * Minutes before the start, at most four weeks. Negative values are after it, at most a day, such as 9:00 on an
 * all-day event.
 */
export const reminderRange = { least: -1440, most: 40_320 } as const

/**
 * An event. A timed event starts and ends at moments (ISO text in UTC). An all-day event starts and ends on
 * days (`yyyy-mm-dd`, the end exclusive) and has no time zone: a holiday is the same day everywhere. So both
 * stay text internally, too.
 */
export interface CalendarEvent {
  id: string
  title: string
  description: string
  /** Place; empty or left out for none. */
  location?: string
  allDay: boolean
  start: string
  end: string
  /** `#rrggbb`. */
  color: string
  /** `#rrggbb`. */
  textColor: string
  /** Recurrence rule of RFC 5545; the event is the first of its series. */
  repeat?: string
  /** Days of the series without an event. */
  except?: string[]
  /** Time zone of a timed series. */
  zone?: string
  /** For an event that was changed separately: the series it was taken out of, and its day there. */
  detachedFrom?: { id: string; day: string }
  /** Minutes before the start, see {@link reminderRange}; null or left out for no reminder. */
  reminder?: number | null
  /** A second reminder, only together with a first one. */
  secondReminder?: number | null
}

const dayText = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/),
  v.metadata({ format: 'date' }),
  v.check(isDate, 'Not a day'),
)
const momentText = v.pipe(v.string(), v.isoTimestamp(), v.check(isDate, 'Not a moment'))
const colorText = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))

/** Checks only the form of a rule; the calendar interprets its parts. */
const ruleText = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;[A-Z]+=[\dA-Z,-]+)*$/, 'Not a rule'),
)
const zoneText = v.pipe(v.string(), v.maxLength(60), v.regex(/^[\w+/-]+$/, 'Not a time zone'))
const reminderSchema = v.exactOptional(
  v.nullable(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(reminderRange.least),
      v.maxValue(reminderRange.most),
    ),
  ),
)
const detachedSchema = v.exactOptional(v.object({ id: idInBody, day: dayText }))
const common = {
  id: idInBody,
  detachedFrom: detachedSchema,
  reminder: reminderSchema,
  secondReminder: reminderSchema,
  repeat: v.exactOptional(ruleText),
  except: v.exactOptional(v.pipe(v.array(dayText), v.maxLength(5000))),
  zone: v.exactOptional(zoneText),
  title: v.string(),
  description: v.string(),
  location: v.exactOptional(v.string()),
  color: colorText,
  textColor: colorText,
}

/** An event as it is stored and answered. */
export const eventSchema = v.pipe(
  v.variant('allDay', [
    v.object({ ...common, allDay: v.literal(true), start: dayText, end: dayText }),
    v.object({ ...common, allDay: v.literal(false), start: momentText, end: momentText }),
  ]),
  v.check(({ start, end }) => start <= end, 'The end is before the start'),
)

export const eventsSchema = v.array(eventSchema)

export const eventListSchema = v.object({ events: eventsSchema, ...skippedRecords })

export type EventList = v.InferOutput<typeof eventListSchema>

/** `events?from=&to=`, our extension: only the events in the months of these days. */
export const eventSpanSchema = v.object({ from: dayText, to: dayText })

/** `events?series=`, our extension: only one series, by its id, and the events taken out of it. */
export const seriesIdSchema = idInBody

export type EventSpan = v.InferOutput<typeof eventSpanSchema>

/** Any ISO day or moment, with or without an offset, in the years 1000 to 2999. */
const timeInBody = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^[12]\d{3}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/, 'Not a day or moment'),
  v.check(isDate, 'Not a day or moment'),
)

const colorInBody = v.pipe(
  v.string(),
  v.transform((text) => normalizeColor(text)),
  v.string('Not a colour'),
)

const titleInBody = v.pipe(lineInBody, v.trim(), v.nonEmpty())

const optional = {
  description: v.exactOptional(textInBody),
  location: v.exactOptional(lineInBody),
  allDay: v.exactOptional(v.boolean()),
  /** Left out or null for one hour, or for one day if the event is all-day. */
  end: v.exactOptional(v.nullable(timeInBody)),
  color: v.exactOptional(colorInBody),
  textColor: v.exactOptional(colorInBody),
  /** Null if the event no longer repeats. */
  repeat: v.exactOptional(v.nullable(ruleText)),
  zone: v.exactOptional(zoneText),
  reminder: reminderSchema,
  secondReminder: reminderSchema,
}

/** Body of `events/new`. With an `id` it restores a removed event. */
export const newEventSchema = v.object({
  ...optional,
  id: v.exactOptional(idInBody),
  detachedFrom: detachedSchema,
  title: titleInBody,
  start: timeInBody,
})

/** Body of `events/update`: a field that is left out stays unchanged. */
export const eventUpdateSchema = v.object({
  ...optional,
  id: idInBody,
  title: v.exactOptional(titleInBody),
  start: v.exactOptional(timeInBody),
})

export type EventDetails = v.InferInput<typeof newEventSchema>
export type EventUpdate = v.InferInput<typeof eventUpdateSchema>

/** Most events in one import. */
export const mostReplaced = 5000

/**
 * The events as they were, all of them unchanged, and as they will be. Changing a series may split it in two; a
 * file import only adds events.
 */
export const replacementSchema = v.object({
  before: v.pipe(eventsSchema, v.maxLength(mostReplaced)),
  after: v.pipe(eventsSchema, v.maxLength(mostReplaced)),
})

export type Replacement = v.InferInput<typeof replacementSchema>

export const eventRemovalSchema = v.object({ eventId: idInBody })

function isDate(text: string): boolean {
  const day = text.slice(0, 10)
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // The 31st of February would become a day of March.
  return (
    isMoment(Date.parse(text)) &&
    isMoment(midnight) &&
    new Date(midnight).toISOString().startsWith(day)
  )
}
