import { useDispatch } from 'react-redux'
import type { CalendarEvent } from '#contract/calendar/calendar'
import { clockNow } from '#lib/device/clock'
import { download } from '#lib/files/download'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { openAlert } from '#ui/toast/toastSlice'
import { useLazyAllEventsQuery, useLazySeriesEventsQuery } from '../api'
import { calendarFile, calendarFileName } from './calendarFile'

/** Downloads a calendar file with one event and its related events, or with all events. */
export function useSaveEvents() {
  const text = useText()
  const dispatch = useDispatch()
  const errorMessage = useErrorMessage()
  const [allEvents] = useLazyAllEventsQuery()
  const [seriesEvents] = useLazySeriesEventsQuery()

  function save(events: readonly CalendarEvent[]): void {
    const now = clockNow()
    const file = calendarFile(events, now, location.hostname)
    download(file, calendarFileName(now), 'text/calendar;charset=utf-8')
    dispatch(openAlert('success', text('demo.data.exported')))
  }

  const tell = (error: unknown) => void dispatch(openAlert('error', errorMessage(error)))

  return {
    /** Includes the detached events of a series; a detached event that repeats is a series of its own. */
    saveOne: async (event: CalendarEvent): Promise<void> => {
      if (event.repeat === undefined) return save([event])
      const { data, error } = await seriesEvents(event.id)
      if (!data) return tell(error)
      return save(data.value.events.filter(({ id, repeat }) => id === event.id || !repeat))
    },
    saveAll: async (): Promise<void> => {
      const { data, error } = await allEvents()
      if (!data) return tell(error)
      return save(data.value.events)
    },
  }
}
