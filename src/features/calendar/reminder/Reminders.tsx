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

/** Says on every page what the calendar is to remind of: in one tab of all, one after the other, until it is answered. */
export function Reminders() {
  const text = useText()
  const isLeader = useIsLeader('reminders')
  // Always in the document: a live region must be there before its text is.
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
    // What is being asked for may hold one that is due.
    if (!events || isFetching) return
    reminderBook.update((book) => book && checkedBook(book, events, now, zone))
  }, [events, isFetching, now, zone])

  const due = book?.waiting.find(({ at }) => at <= now)
  const event = events?.find(({ id }) => id === due?.id)
  return event ? <ReminderNotice key={event.id} event={event} /> : null
}

/** Below header and navigation bar: they can be used, and so can the foot of an open dialog. */
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
