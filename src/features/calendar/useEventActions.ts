import { useDispatch } from 'react-redux'
import type { CacheDispatch } from '#api/client/demo'
import type { CalendarEvent, EventDetails, Replacement } from '#contract/calendar/calendar'
import { type Failure, isFailure } from '#contract/failure'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { openAlert } from '#ui/toast/toastSlice'
import { type Outcome, useMutationFeedback } from '#ui/toast/useMutationFeedback'
import {
  seriesApi,
  useAddEventMutation,
  useRemoveEventMutation,
  useReplaceEventsMutation,
  useUpdateEventMutation,
} from './api'
import type { Times } from './board/boardTimes'
import { startReminding } from './reminder/reminders'
import { type SeriesEdit, type SeriesError, seriesChange } from './series/changes'
import type { EventChanges } from './series/occurrences'

/** Actions on events; a toast shows each result. */
export function useEventActions() {
  const text = useText()
  const dispatch = useDispatch<CacheDispatch>()
  const run = useMutationFeedback()
  const [addEvent] = useAddEventMutation()
  const [updateEvent] = useUpdateEventMutation()
  const [removeEvent] = useRemoveEventMutation()
  const [replaceEvents] = useReplaceEventsMutation()

  const failure = (reason: string, error: object) => {
    if (!isFailure(error)) return reason
    if (error.code === 'noneLeft' || error.code === 'fixedDays') {
      return text(`calendar.series.${error.code}`)
    }
    return error.status === 404 ? text('calendar.gone') : reason
  }

  /** The message for an event that has moved to these times. */
  const placed = (event: Times, times: Times) =>
    text(isResized(event, times) ? 'calendar.saved' : 'calendar.moved')

  /**
   * Applies the change to the current series, because another window may have changed other fields. Its
   * detached events may be in any month.
   */
  async function replaceSeries(edit: SeriesEdit): Promise<Outcome<Replacement>> {
    const { data, error } = await dispatch(
      seriesApi.endpoints.seriesEvents.initiate(edit.series.event.id, {
        subscribe: false,
        forceRefetch: true,
      }),
    )
    if (!data) return { error: error ?? {} }
    const replacement = seriesChange(edit, data.value.events)
    if (typeof replacement === 'string') return { error: errorOf(replacement) }
    const outcome = await replaceEvents(replacement)
    return outcome.error ? outcome : { data: replacement }
  }

  /** @returns the reason why it failed; null if it succeeded */
  async function changeSeries(
    edit: SeriesEdit,
    success: string,
    /** Id of the event as restored by UNDO. */
    backId: string,
    isFailureInline = false,
  ): Promise<string | null> {
    const { data, errorMessage } = await run(replaceSeries(edit), {
      success,
      undo: ({ before, after }) => {
        focusReturning(marked('data-event', backId))
        void run(replaceEvents({ before: after, after: before }), { failure })
      },
      failure,
      isFailureInline,
    })
    // The event may be in a month that is not opened before its day; the same applies to an added event.
    if (data) startReminding(data.after)
    // A detached event now has another id.
    if (data && isFailureInline) followSaved(backId, ...data.after.map(({ id }) => id))
    return errorMessage
  }

  return {
    tellGone: () => dispatch(openAlert('error', text('calendar.gone'))),
    updateSeries: (edit: SeriesEdit, id: string) =>
      changeSeries(edit, text('calendar.saved'), id, true),
    moveSeries: (edit: SeriesEdit, event: CalendarEvent, times: Times) =>
      changeSeries(edit, placed(event, times), event.id),
    removeFromSeries: (edit: SeriesEdit, id: string) =>
      changeSeries(edit, text('calendar.deleted'), id),
    /** @returns the reason why it was not added; null if it was */
    add: async (details: EventDetails): Promise<string | null> => {
      const feedback = { success: text('calendar.added'), failure, isFailureInline: true }
      const { isDone, errorMessage } = await run(addEvent(details), feedback)
      if (isDone) startReminding([details])
      return errorMessage
    },
    /** @returns the reason why it was not changed; null if it was */
    update: async (event: CalendarEvent, changes: EventChanges): Promise<string | null> => {
      const { id } = event
      const { isDone, errorMessage } = await run(updateEvent({ ...changes, id }), {
        success: text('calendar.saved'),
        undo: () => {
          focusReturning(marked('data-event', id))
          void run(updateEvent({ ...before(event, changes), id }), { failure })
        },
        failure,
        isFailureInline: true,
      })
      if (isDone) followSaved(id)
      return errorMessage
    },
    move: async (event: CalendarEvent, times: Times, revert: () => void): Promise<void> => {
      const { id, allDay, start, end } = event
      const { isDone } = await run(updateEvent({ id, ...times }), {
        success: placed(event, times),
        undo: () => {
          focusReturning(marked('data-event', id))
          void run(updateEvent({ id, allDay, start, end }), { failure })
        },
        failure,
      })
      if (!isDone) revert()
    },
    remove: async (event: CalendarEvent): Promise<void> => {
      await run(removeEvent(event.id), {
        success: text('calendar.deleted'),
        undo: () => {
          focusReturning(marked('data-event', event.id))
          void run(addEvent(event), { failure })
        },
        failure,
      })
    },
  }
}

/** @returns true if the duration changed; switching between all-day and timed counts as a move */
function isResized(event: Times, times: Times): boolean {
  return event.allDay === times.allDay && lengthOf(event) !== lengthOf(times)
}

function lengthOf({ start, end }: Times): number {
  return Date.parse(end) - Date.parse(start)
}

/**
 * On another day the event is a new element: focuses it, because the focus would otherwise return to the
 * page's heading.
 */
function followSaved(...ids: readonly string[]): void {
  focusReturning(marked('data-event', ...ids))
}

/** An error in the form of a failed call. */
function errorOf(code: SeriesError): Failure {
  return { kind: 'http', status: code === 'gone' ? 404 : 400, message: code, code }
}

/** The previous values of the changed fields. */
function before(event: CalendarEvent, changes: EventChanges): EventChanges {
  const { location = '', repeat = null, reminder = null, secondReminder = null } = event
  const had = Object.entries({ ...event, location, repeat, reminder, secondReminder })
  return Object.fromEntries(had.filter(([part]) => part in changes))
}
