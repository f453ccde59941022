import * as v from 'valibot'
import { api } from '#api/client/api'
import {
  type CacheDispatch,
  demoMutation,
  demoQuery,
  demoRemoval,
  optimistic,
} from '#api/client/demo'
import {
  type CalendarEvent,
  calendarPaths,
  type EventDetails,
  type EventList,
  type EventSpan,
  eventListSchema,
  eventsSchema,
  type Replacement,
} from '#contract/calendar/calendar'
import { changedEvent, type EventChanges } from './series/occurrences'

const eventApi = api.injectEndpoints({
  endpoints: (build) => ({
    events: build.query(
      demoQuery<EventList, EventSpan>('Event', (span) => ({
        path: `${calendarPaths.events}?${new URLSearchParams(span)}`,
        schema: eventListSchema,
      })),
    ),
  }),
})

/** Changes the events in every cached range. */
function change(
  dispatch: CacheDispatch,
  next: (events: readonly CalendarEvent[]) => CalendarEvent[],
) {
  const changes = dispatch((_, getState) =>
    eventApi.util
      .selectInvalidatedBy(getState(), ['Event'])
      .filter(({ endpointName }) => endpointName === 'events')
      .map(({ originalArgs }) =>
        dispatch(
          eventApi.util.updateQueryData('events', originalArgs, ({ value }) => {
            value.events = next(value.events)
          }),
        ),
      ),
  )
  return {
    undo: () => {
      for (const { undo } of changes) undo()
    },
  }
}

const changeApi = eventApi.injectEndpoints({
  endpoints: (build) => ({
    addEvent: build.mutation(
      demoMutation(['Event'], (details: EventDetails) => ({
        path: calendarPaths.add,
        schema: eventsSchema,
        body: details,
      })),
    ),
    updateEvent: build.mutation(
      optimistic(
        demoMutation(['Event'], (update: EventChanges & Pick<CalendarEvent, 'id'>) => ({
          path: calendarPaths.update,
          schema: eventListSchema,
          body: update,
        })),
        (update, dispatch) => [
          change(dispatch, (events) =>
            events.map((event) => (event.id === update.id ? changedEvent(event, update) : event)),
          ),
        ],
      ),
    ),
    removeEvent: build.mutation(
      optimistic(
        demoRemoval(['Event'], (eventId: string) => ({
          path: calendarPaths.remove,
          body: { eventId },
        })),
        (eventId, dispatch) => [
          change(dispatch, (events) => events.filter(({ id }) => id !== eventId)),
        ],
      ),
    ),
  }),
})

export const seriesApi = eventApi.injectEndpoints({
  endpoints: (build) => ({
    /** All events as stored, for the search and for export. */
    allEvents: build.query(
      demoQuery<EventList, void>('Event', () => ({
        path: calendarPaths.events,
        schema: eventListSchema,
      })),
    ),
    /** A series and the events detached from it. */
    seriesEvents: build.query(
      demoQuery<EventList, string>('Event', (series) => ({
        path: `${calendarPaths.events}?${new URLSearchParams({ series })}`,
        schema: eventListSchema,
      })),
    ),
    replaceEvents: build.mutation(
      demoMutation(['Event'], (replacement: Replacement) => ({
        path: calendarPaths.replace,
        schema: v.object({}),
        body: replacement,
      })),
    ),
  }),
})

export const {
  useAllEventsQuery,
  useLazyAllEventsQuery,
  useLazySeriesEventsQuery,
  useReplaceEventsMutation,
} = seriesApi
export const { useEventsQuery } = eventApi
export const { useAddEventMutation, useUpdateEventMutation, useRemoveEventMutation } = changeApi
