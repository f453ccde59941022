import { useDispatch } from 'react-redux'
import type { CalendarEvent } from '#contract/calendar/calendar'
import { download } from '#lib/files/download'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { openAlert } from '#ui/toast/toastSlice'
import { useLazyAllEventsQuery } from '../api'
import { calendarFile, calendarFileName } from './calendarFile'

/** Hands the person a calendar file, of one event with all that belongs to it, or of everything. */
export function useSaveEvents() {
  const text = useText()
  const dispatch = useDispatch()
  const errorMessage = useErrorMessage()
  const [allEvents] = useLazyAllEventsQuery()

  function save(events: readonly CalendarEvent[]): void {
    const now = Date.now()
    const file = calendarFile(events, now, location.hostname)
    download(file, calendarFileName(now), 'text/calendar;charset=utf-8')
    dispatch(openAlert('success', text('demo.data.exported')))
  }

  return {
    saveOne: (event: CalendarEvent) => save([event]),
    saveAll: async (): Promise<void> => {
      const { data, error } = await allEvents()
      if (data) save(data.value.events)
      else dispatch(openAlert('error', errorMessage(error)))
    },
  }
}
