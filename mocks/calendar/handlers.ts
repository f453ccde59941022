import type { HttpHandler } from 'msw/http'
import {
  type CalendarEvent,
  calendarPaths,
  eventRemovalSchema,
  eventSchema,
  eventUpdateSchema,
  newEventSchema,
} from '../../src/contract/calendar'
import type { MockConfig } from '../config'
import { DemoRoutes, Refusal } from '../demoRoutes'
import { randomText } from '../random'
import { soundRecords } from '../records'
import { calendarDatabase } from './database'
import { eventTimes } from './eventTimes'

const { events } = calendarDatabase

/** What an event looks like when nobody chose. */
const defaultLook = { color: '#1565c0', textColor: '#ffffff' }

/** The calendar's calls; a change answers all events as they are afterwards. */
export function calendarHandlers(config: MockConfig): HttpHandler[] {
  const routes = new DemoRoutes(config, calendarDatabase)
  return [
    routes.get(calendarPaths.events, async () => {
      const { records, skipped } = await stored()
      return { events: records, ...skipped }
    }),
    routes.post(calendarPaths.add, newEventSchema, async (details) => {
      const { id = randomText(12), allDay = false, start, end = null, ...rest } = details
      if (await events.get(id)) throw new Refusal(400, 'id: There is such an event')
      await events.add({
        description: '',
        ...defaultLook,
        ...rest,
        id,
        ...times(allDay, start, end),
      })
      return (await stored()).records
    }),
    routes.post(calendarPaths.update, eventUpdateSchema, async ({ id, ...changes }) => {
      const known = await knownEvent(id)
      const { allDay = known.allDay, start = known.start, ...rest } = changes
      const { end = known.end, ...look } = rest
      await events.put({ ...known, ...look, ...times(allDay, start, end) })
      return { events: (await stored()).records }
    }),
    routes.post(calendarPaths.remove, eventRemovalSchema, async ({ eventId }) => {
      await knownEvent(eventId)
      await events.delete(eventId)
      return (await stored()).records
    }),
  ]
}

async function stored() {
  return soundRecords(eventSchema, await events.toArray())
}

async function knownEvent(id: string): Promise<CalendarEvent> {
  const event = await events.get(id)
  if (!event) throw new Refusal(404, 'No such event')
  return event
}

function times(allDay: boolean, start: string, end: string | null) {
  const found = eventTimes(allDay, start, end)
  if (!found) throw new Refusal(400, 'end: The end is before the start')
  return found
}
