import type { CalendarEvent, EventDetails, Replacement } from '#contract/calendar/calendar'
import { isFailure } from '#contract/failure'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import {
  useAddEventMutation,
  useRemoveEventMutation,
  useReplaceEventsMutation,
  useUpdateEventMutation,
} from './api'
import type { Times } from './board/boardTimes'
import { startReminding } from './reminder/reminders'
import type { EventChanges } from './series/occurrences'

/** What can be done with events; a toast tells how it ended. */
export function useEventActions() {
  const text = useText()
  const run = useMutationFeedback()
  const [addEvent] = useAddEventMutation()
  const [updateEvent] = useUpdateEventMutation()
  const [removeEvent] = useRemoveEventMutation()

  const [replaceEvents] = useReplaceEventsMutation()

  const failure = (reason: string, error: object) =>
    isFailure(error) && error.status === 404 ? text('calendar.gone') : reason

  /** Answers why it was not done; null when it was. */
  async function replace(
    { before, after }: Replacement,
    success: string,
    /** Of the event as UNDO brings it back. */
    backId: string,
    isFailureInline = false,
  ): Promise<string | null> {
    const { errorMessage } = await run(replaceEvents({ before, after }), {
      success,
      undo: () => {
        focusReturning(marked('data-event', backId))
        void run(replaceEvents({ before: after, after: before }), { failure })
      },
      failure,
      isFailureInline,
    })
    return errorMessage
  }

  return {
    updateSeries: (change: Replacement, id: string) =>
      replace(change, text('calendar.saved'), id, true),
    moveSeries: (change: Replacement, id: string) => replace(change, text('calendar.moved'), id),
    removeFromSeries: (change: Replacement, id: string) =>
      replace(change, text('calendar.deleted'), id),
    /** Answers why it was not added; null when it was. */
    add: async (details: EventDetails): Promise<string | null> => {
      const feedback = { success: text('calendar.added'), failure, isFailureInline: true }
      const { isDone, errorMessage } = await run(addEvent(details), feedback)
      // It may be of a month that nobody opens before its day.
      if (isDone) startReminding([details])
      return errorMessage
    },
    /** Answers why it was not changed; null when it was. */
    update: async (event: CalendarEvent, changes: EventChanges): Promise<string | null> => {
      const { id } = event
      const { errorMessage } = await run(updateEvent({ ...changes, id }), {
        success: text('calendar.saved'),
        undo: () => {
          focusReturning(marked('data-event', id))
          void run(updateEvent({ ...before(event, changes), id }), { failure })
        },
        failure,
        isFailureInline: true,
      })
      return errorMessage
    },
    move: async (event: CalendarEvent, times: Times, revert: () => void): Promise<void> => {
      const { id, allDay, start, end } = event
      const { isDone } = await run(updateEvent({ id, ...times }), {
        success: text('calendar.moved'),
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

/** What an event had in the place of what was changed. */
function before(event: CalendarEvent, changes: EventChanges): EventChanges {
  const { repeat = null, reminder = null } = event
  const had = Object.entries({ ...event, repeat, reminder })
  return Object.fromEntries(had.filter(([part]) => part in changes))
}
