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
  /** A day in the period that is shown. */
  day: string
}

/** What the address says is shown; phones start with the agenda, all else with the month of today. */
export function useCalendarAddress() {
  const theme = useTheme()
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'))
  const [search, setSearch] = useSearchParams()
  const zone = useDemoZone()
  // A calendar that was left open over midnight is another day's.
  const today = useSyncExternalStore(watchClock, () => dayIn(clockNow(), zone))
  const view = search.get('view')
  const day = search.get('date')
  const shown: Shown = {
    view: isView(view) ? view : isPhone ? 'agenda' : 'month',
    day: day !== null && isDay(day) ? day : today,
  }

  /** `replace` false: the way back leads to what is seen now. */
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

  /** The event that is to be opened no longer stands in the address. */
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
    /** A day that was pressed, or of an event that was found. */
    openDay,
    words: (search.get('q') ?? '').slice(0, 200),
    find,
    /** The event that is to be opened. */
    eventId: search.get('event'),
    leaveEvent,
  }
}
