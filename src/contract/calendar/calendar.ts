import * as v from 'valibot'
import { normalizeColor } from '#lib/contrast'
import { isMoment } from '#lib/time'
import { idInBody, lineInBody, skippedRecords, textInBody } from '../demo'

export const calendarPaths = {
  events: '/api/calendar/events',
  add: '/api/calendar/events/new',
  update: '/api/calendar/events/update',
  remove: '/api/calendar/events/remove',
  /** Ours: {@link replacementSchema}, all of it or nothing. What it names the other way round takes it back. */
  replace: '/api/calendar/events/replace',
} as const

/** Minutes before the start, as the form offers them. */
export const reminderMinutes = [0, 5, 10, 30, 60, 1440] as const

/** Minutes before the start; below 0 after it: 9:00 on a whole day. Four weeks before at most, a day after. */
export const reminderRange = { least: -1440, most: 40_320 } as const

/**
 * An event. A timed one starts and ends at moments (ISO text in UTC). One that lasts whole days
 * starts and ends with days (`yyyy-mm-dd`, the end not included) and has no time zone: a holiday is
 * the same day everywhere. Therefore both stay text inside, too.
 */
export interface CalendarEvent {
  id: string
  title: string
  description: string
  /** Where it is; empty as left out: nothing is said of it. */
  location?: string
  allDay: boolean
  start: string
  end: string
  /** `#rrggbb`. */
  color: string
  /** `#rrggbb`. */
  textColor: string
  /** A rule of RFC 5545; the event is the first of its series then. */
  repeat?: string
  /** The days of a series that have none. */
  except?: string[]
  /** Whose clock a timed series goes by. */
  zone?: string
  /** Of one that was changed alone: the series that it was taken out of, and its day there. */
  detachedFrom?: { id: string; day: string }
  /** When somebody is to be reminded of it; null as left out: not at all. */
  reminder?: number | null
  /** Another one, at most with a first. */
  secondReminder?: number | null
}

const dayText = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/), v.check(isDate, 'Not a day'))
const momentText = v.pipe(v.string(), v.isoTimestamp(), v.check(isDate, 'Not a moment'))
const colorText = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))

/** A rule's parts; what they say is the calendar's own business. */
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

/** As it is stored and answered. */
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

/** `events?from=&to=`, our addition: only the events of the months of these days. */
export const eventSpanSchema = v.object({ from: dayText, to: dayText })

/** `events?series=`, our addition: only a series, by its id, and what was taken out of it. */
export const seriesIdSchema = idInBody

export type EventSpan = v.InferOutput<typeof eventSpanSchema>

/** Any ISO day or moment, with or without an offset; of years that a calendar shows. */
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
  /** Left out or null: one hour, or one day. */
  end: v.exactOptional(v.nullable(timeInBody)),
  color: v.exactOptional(colorInBody),
  textColor: v.exactOptional(colorInBody),
  /** Null: it does not repeat any more. */
  repeat: v.exactOptional(v.nullable(ruleText)),
  zone: v.exactOptional(zoneText),
  reminder: reminderSchema,
  secondReminder: reminderSchema,
}

/** `events/new`. With an `id` it brings back an event that was removed. */
export const newEventSchema = v.object({
  ...optional,
  id: v.exactOptional(idInBody),
  detachedFrom: detachedSchema,
  title: titleInBody,
  start: timeInBody,
})

/** `events/update`: what is left out stays as it is. */
export const eventUpdateSchema = v.object({
  ...optional,
  id: idInBody,
  title: v.exactOptional(titleInBody),
  start: v.exactOptional(timeInBody),
})

export type EventDetails = v.InferInput<typeof newEventSchema>
export type EventUpdate = v.InferInput<typeof eventUpdateSchema>

/** As many as a file may bring at once. */
export const mostReplaced = 5000

/**
 * The events as they were, each still so, and as they are to be: a series that is changed may become two, a
 * file adds what was not there.
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
