import type { HttpHandler } from 'msw/http'
import * as v from 'valibot'
import {
  type CalendarEvent,
  calendarPaths,
  type EventList,
  type EventSpan,
  eventRemovalSchema,
  eventSchema,
  eventSpanSchema,
  eventUpdateSchema,
  newEventSchema,
  replacementSchema,
  seriesIdSchema,
} from '#contract/calendar/calendar'
import { addDays } from '#lib/time'
import type { MockConfig } from '../config'
import { DemoError, DemoRoutes, wholeStoreBody } from '../demo/demoRoutes'
import { validRecords } from '../demo/records'
import { randomText } from '../random'
import { calendarDatabase } from './database'
import { anyMonth, indexed, monthsOf } from './months'
import { changedEvent, times, withRule } from './rows'

const { events } = calendarDatabase

/** Either a range of days or one series, never both. */
const eventQuerySchema = v.union([
  v.strictObject({ series: seriesIdSchema }),
  v.strictObject(eventSpanSchema.entries),
])

/** Default colours of an event. */
const defaultColours = { color: '#1565c0', textColor: '#ffffff' }

/** The calendar's calls; a change returns all events after it. */
export function calendarHandlers(config: MockConfig): HttpHandler[] {
  const routes = new DemoRoutes(config, calendarDatabase)
  return [
    routes.get(
      calendarPaths.events,
      async (query) => {
        if (query.size === 0) {
          const { records, skipped } = await stored()
          return { events: records, ...skipped }
        }
        const asked = v.safeParse(eventQuerySchema, Object.fromEntries(query))
        if (!asked.success) throw new DemoError(400, asked.issues[0].message)
        return 'series' in asked.output ? seriesWith(asked.output.series) : eventsIn(asked.output)
      },
      ['from', 'to', 'series'],
    ),
    routes.post(calendarPaths.add, newEventSchema, async (details) => {
      const { id = randomText(12), allDay = false, start, end = null, ...rest } = details
      const event = { description: '', ...defaultColours, ...withRule(rest) }
      const added = indexed({ ...event, id, ...times(allDay, start, end) })
      const known = await events.get(id)
      if (known && !isSame(known, added)) throw new DemoError(400, 'id: There is such an event')
      await events.put(added)
      return (await stored()).records
    }),
    routes.post(calendarPaths.update, eventUpdateSchema, async ({ id, ...changes }) => {
      const known = await knownEvent(id)
      await events.put(indexed(changedEvent(known, changes)))
      return { events: (await stored()).records }
    }),
    // If an event has changed elsewhere in the meantime, nothing is written.
    routes.post(
      calendarPaths.replace,
      replacementSchema,
      async ({ before, after }) => {
        if (await areReplaced(before, after)) return {}
        const known = await events.bulkGet(before.map(({ id }) => id))
        for (const [index, event] of before.entries()) {
          if (!isSame(known[index], event)) throw new DemoError(404, 'It has changed')
        }
        await events.bulkDelete(before.map(({ id }) => id))
        const taken = await events.bulkGet(after.map(({ id }) => id))
        if (taken.some(Boolean)) throw new DemoError(400, 'id: There is such an event')
        await events.bulkAdd(after.map(indexed))
        return {}
      },
      wholeStoreBody,
    ),
    routes.post(calendarPaths.remove, eventRemovalSchema, async ({ eventId }) => {
      await knownEvent(eventId)
      await events.delete(eventId)
      return (await stored()).records
    }),
  ]
}

/** Events of the days, plus one day on both sides for other time zones; and the number of damaged events. */
async function eventsIn(span: EventSpan): Promise<EventList> {
  const [rows, total, whole] = await Promise.all([
    events.where('months').anyOf(monthsOf(span)).distinct().toArray(),
    events.count(),
    events.where('months').equals(anyMonth).count(),
  ])
  const { records } = validRecords(eventSchema, rows)
  const [from, to] = [addDays(span.from, -1), addDays(span.to, 2)]
  return {
    events: records.filter(
      ({ start, end, repeat }) => repeat !== undefined || (end >= from && start < to),
    ),
    skippedRecords: total - whole + rows.length - records.length,
  }
}

/** A series with the events detached from it. */
async function seriesWith(id: string) {
  const rows = [
    ...(await events.where('id').equals(id).toArray()),
    ...(await events.where('detachedFrom.id').equals(id).toArray()),
  ]
  const { records, skipped } = validRecords(eventSchema, rows)
  return { events: records, ...skipped }
}

async function stored() {
  return validRecords(eventSchema, await events.toArray())
}

/** Whether the change was already made: the call is repeated if its answer was lost. */
async function areReplaced(
  before: readonly CalendarEvent[],
  after: readonly CalendarEvent[],
): Promise<boolean> {
  const wanted = new Map(after.map((event) => [event.id, event]))
  const ids = [...new Set([...before.map(({ id }) => id), ...wanted.keys()])]
  const rows = await events.bulkGet(ids)
  return ids.every((id, index) => {
    const [row, event] = [rows[index], wanted.get(id)]
    return event === undefined ? row === undefined : isSame(row, event)
  })
}

/** Compares only the event's own fields, because rows have more, in any order. */
function isSame(row: CalendarEvent | undefined, event: CalendarEvent): boolean {
  const [one, other] = [row, event].map(
    (each) => each && JSON.stringify(v.parse(eventSchema, each)),
  )
  return one === other
}

async function knownEvent(id: string): Promise<CalendarEvent> {
  const event = await events.get(id)
  if (!event) throw new DemoError(404, 'There is no such event')
  return event
}
