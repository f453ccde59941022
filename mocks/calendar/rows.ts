import type * as v from 'valibot'
import type { CalendarEvent, eventUpdateSchema } from '#contract/calendar/calendar'
import { DemoError } from '../demo/demoRoutes'
import { eventTimes } from './sampleEvents'

export type EventChanges = Omit<v.InferOutput<typeof eventUpdateSchema>, 'id'>

/** Applies changes to an event. */
export function changedEvent(event: CalendarEvent, changes: EventChanges): CalendarEvent {
  const { allDay = event.allDay, start = event.start, end = event.end, ...rest } = changes
  const changed = withRule({ ...event, ...rest })
  return { ...changed, ...times(allDay, start, end) }
}

/** Removes a repeat rule that is null. */
export function withRule<Event extends { repeat?: string | null }>({ repeat, ...event }: Event) {
  return { ...event, ...(typeof repeat === 'string' && { repeat }) }
}

export function times(allDay: boolean, start: string, end: string | null) {
  const found = eventTimes(allDay, start, end)
  if (!found) throw new DemoError(400, 'end: The end is before the start')
  return found
}
