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
    isFailureInline = false,
    /** Of the event that UNDO brings back. */
    goneId?: string,
  ): Promise<string | null> {
    const { errorMessage } = await run(replaceEvents({ before, after }), {
      success,
      undo: () => {
        if (goneId !== undefined) focusReturning(marked('data-event', goneId))
        void run(replaceEvents({ before: after, after: before }), { failure })
      },
      failure,
      isFailureInline,
    })
    return errorMessage
  }

  return {
    updateSeries: (change: Replacement) => replace(change, text('calendar.saved'), true),
    moveSeries: (change: Replacement) => replace(change, text('calendar.moved')),
    removeFromSeries: (change: Replacement, id: string) =>
      replace(change, text('calendar.deleted'), false, id),
    /** Answers why it was not added; null when it was. */
    add: async (details: EventDetails): Promise<string | null> => {
      const feedback = { success: text('calendar.added'), failure, isFailureInline: true }
      const { isDone, errorMessage } = await run(addEvent(details), feedback)
      // It may be of a month that nobody opens before its day.
      if (isDone) startReminding([details])
      return errorMessage
    },
    /** Answers why it was not changed; null when it was. */
    update: async (
      changes: Partial<CalendarEvent> & Pick<CalendarEvent, 'id'>,
    ): Promise<string | null> => {
      const feedback = { success: text('calendar.saved'), failure, isFailureInline: true }
      return (await run(updateEvent(changes), feedback)).errorMessage
    },
    move: async (event: CalendarEvent, times: Times, revert: () => void): Promise<void> => {
      const { id, allDay, start, end } = event
      const { isDone } = await run(updateEvent({ id, ...times }), {
        success: text('calendar.moved'),
        undo: () => void run(updateEvent({ id, allDay, start, end }), { failure }),
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
