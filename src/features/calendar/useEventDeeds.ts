import { useDispatch } from 'react-redux'
import type { CalendarEvent, EventDetails } from '#contract/calendar/calendar'
import { type Failure, isFailure } from '#contract/failure'
import { useText } from '#ui/intl/useText'
import { useLoadFailureText } from '#ui/load/useLoadFailureText'
import { onToastAction } from '#ui/toast/toastActions'
import { openToast } from '#ui/toast/toastSlice'
import { useAddEventMutation, useRemoveEventMutation, useUpdateEventMutation } from './api'
import type { Times } from './board/boardTimes'

const undoId = 'calendar-undo'

/** What can be done with events, each with its word to the person. */
export function useEventDeeds() {
  const text = useText()
  const dispatch = useDispatch()
  const failureText = useLoadFailureText()
  const [addEvent] = useAddEventMutation()
  const [updateEvent] = useUpdateEventMutation()
  const [removeEvent] = useRemoveEventMutation()

  function reasonOf(error: unknown): string {
    const failure: Failure = isFailure(error)
      ? error
      : { kind: 'badAnswer', status: null, message: '' }
    return failure.status === 404 ? text('calendar.gone') : failureText(failure)
  }

  function tellFailure(error: unknown): void {
    const message = reasonOf(error)
    dispatch(openToast({ variant: 'alert', message, alert: { color: 'error', variant: 'filled' } }))
  }

  /** Why it was not done; null when it was, which `message` then tells. */
  function endOf(error: unknown, message: string): string | null {
    if (error !== undefined) return reasonOf(error)
    dispatch(openToast({ message }))
    return null
  }

  /** Tells that it is done, with a way back. */
  function tell(message: string, undo: () => Promise<{ error?: unknown }>): void {
    onToastAction(undoId, () => {
      void undo().then(({ error }) => error !== undefined && tellFailure(error))
    })
    dispatch(openToast({ message, action: { label: text('ui.undo'), id: undoId } }))
  }

  return {
    /** Answers why it was not added; null when it was. */
    add: async (details: EventDetails): Promise<string | null> => {
      const { error } = await addEvent(details)
      return endOf(error, text('calendar.added'))
    },
    /** Answers why it was not changed; null when it was. */
    update: async (event: CalendarEvent): Promise<string | null> => {
      const { error } = await updateEvent(event)
      return endOf(error, text('calendar.saved'))
    },
    move: async (event: CalendarEvent, times: Times, revert: () => void): Promise<void> => {
      const { error } = await updateEvent({ id: event.id, ...times })
      if (error !== undefined) {
        revert()
        return tellFailure(error)
      }
      const { id, allDay, start, end } = event
      tell(text('calendar.moved'), () => updateEvent({ id, allDay, start, end }))
    },
    remove: async (event: CalendarEvent): Promise<void> => {
      const { error } = await removeEvent(event.id)
      if (error !== undefined) return tellFailure(error)
      tell(text('calendar.deleted'), () => addEvent(event))
    },
  }
}
