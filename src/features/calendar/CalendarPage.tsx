import Button from '@mui/material/Button'
import { useState } from 'react'
import { loadState } from '#api/cache/loadState'
import { PlusIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkeletonBlock } from '#ui/state/SkeletonBlock'
import { SkippedNote } from '#ui/state/SkippedNote'
import { useEventsQuery } from './api'
import type { Times } from './board/boardTimes'
import { boardHeight, CalendarContent } from './CalendarContent'
import { nextHour } from './event/eventDraft'
import { CalendarBar } from './view/CalendarBar'
import { spanOf } from './view/days'
import { useCalendarAddress } from './view/useCalendarAddress'

/** The calendar: month, week, day and agenda, with what is in sight in the address. */
export function CalendarPage() {
  const text = useText()
  const { view, day, show } = useCalendarAddress()
  const query = useEventsQuery(spanOf(day))
  // What the last month had stays until the next one is there: it has no place on the board.
  const state = loadState({ ...query, currentData: query.currentData ?? query.data })
  const [adding, setAdding] = useState<Times | null>(null)
  return (
    <Page
      title={text('calendar.heading')}
      actions={
        <Button
          variant="contained"
          startIcon={<PlusIcon size={20} />}
          disabled={!state.answer}
          // A second press, before the form has come, is not about another event.
          onClick={() => setAdding((open) => open ?? nextHour(day))}
        >
          {text('calendar.add')}
        </Button>
      }
    >
      <CalendarBar view={view} day={day} onShow={show} />
      <LoadArea state={state} skeleton={<SkeletonBlock height={boardHeight} />}>
        {({ events, skippedRecords }) => (
          <>
            <SkippedNote count={skippedRecords} />
            <CalendarContent
              view={view}
              day={day}
              events={events}
              adding={adding}
              onAdd={setAdding}
            />
          </>
        )}
      </LoadArea>
    </Page>
  )
}
