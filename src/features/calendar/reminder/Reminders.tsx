import { styled } from '@mui/material/styles'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useIsLeader } from '#api/client/leaderElection'
import { useText } from '#ui/intl/useText'
import { useDemoZone } from '#ui/time/demoClock'
import { useNow } from '#ui/time/useNow'
import { useEventsQuery } from '../api'
import { shownEvents } from '../series/occurrences'
import { ReminderNotice } from './ReminderNotice'
import { reminderBook } from './reminderBook'
import { checkedBook, reminderSpan } from './reminders'

const stepMs = 10_000

/** Shows due reminders on every page: in one tab at a time, one after the other, until the user responds. */
export function Reminders() {
  const text = useText()
  const isLeader = useIsLeader('reminders')
  // Always in the document: a live region must exist before its text.
  return (
    <Area role="status" aria-label={text('calendar.reminder')}>
      {isLeader && <DueReminder />}
    </Area>
  )
}

function DueReminder() {
  const now = useNow(stepMs)
  const zone = useDemoZone()
  const { from, to } = reminderSpan(now, zone)
  const { currentData, isFetching } = useEventsQuery({ from, to })
  const book = useSyncExternalStore(reminderBook.subscribe, reminderBook.get)
  const events = useMemo(
    () => currentData && shownEvents(currentData.value.events, { from, to }),
    [currentData, from, to],
  )

  useEffect(() => {
    // Pending data may include a due event.
    if (!events || isFetching) return
    reminderBook.update((book) => book && checkedBook(book, events, now, zone))
  }, [events, isFetching, now, zone])

  const due = book?.waiting.find(({ at }) => at <= now)
  const event = events?.find(({ id }) => id === due?.id)
  return event ? <ReminderNotice key={event.id} event={event} /> : null
}

/** Placed below header and navigation bar, so that these and the buttons of an open dialog stay usable. */
const Area = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetBlockStart: 'calc(env(safe-area-inset-top, 0px) + 64px)',
  insetInline: 8,
  maxWidth: 480,
  marginInline: 'auto',
  pointerEvents: 'none',
  [theme.breakpoints.up('lg')]: { insetBlockStart: 96 },
  '& > *': { pointerEvents: 'auto' },
}))
