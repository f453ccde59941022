import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { clockNow } from '#lib/device/clock'
import { dayIn } from '#lib/zones'
import { useDemoZone } from '#ui/time/demoClock'
import { watchClock } from '#ui/time/useNow'
import { isDay, isView, type View } from './days'

interface Shown {
  view: View
  /** A day in the displayed period. */
  day: string
}

/** The displayed range from the address. The default is the agenda on phones, else the month of today. */
export function useCalendarAddress() {
  const theme = useTheme()
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'))
  const [search, setSearch] = useSearchParams()
  const zone = useDemoZone()
  // A calendar left open over midnight shows the new day.
  const today = useSyncExternalStore(watchClock, () => dayIn(clockNow(), zone))
  const view = search.get('view')
  const day = search.get('date')
  const shown: Shown = {
    view: isView(view) ? view : isPhone ? 'agenda' : 'month',
    day: day !== null && isDay(day) ? day : today,
  }

  /** With `replace` false, Back returns to the current view. */
  function show(next: Partial<Shown>, { replace = true } = {}): void {
    setSearch({ view: next.view ?? shown.view, date: next.day ?? shown.day }, { replace })
  }

  const openDay = (day: string) => show({ view: 'day', day }, { replace: false })

  const find = useCallback(
    (words: string) =>
      setSearch(
        (current) => {
          const changed = new URLSearchParams(current)
          if (words === '') changed.delete('q')
          else changed.set('q', words)
          return changed
        },
        { replace: true },
      ),
    [setSearch],
  )

  /** Removes the event to open from the address. */
  const leaveEvent = () =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current)
        changed.delete('event')
        return changed
      },
      { replace: true },
    )

  return {
    ...shown,
    show,
    /** Called for a pressed day, or the day of a found event. */
    openDay,
    words: (search.get('q') ?? '').slice(0, 200),
    find,
    /** The event to open. */
    eventId: search.get('event'),
    leaveEvent,
  }
}
