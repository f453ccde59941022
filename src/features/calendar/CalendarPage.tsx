import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { use, useState } from 'react'
import { loadState } from '#api/cache/loadState'
import { clockNow } from '#lib/device/clock'
import { dayIn } from '#lib/zones'
import { toastRoom } from '#ui/appearance/sizes'
import { useDropZone } from '#ui/drop/useDropZone'
import { PlusIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { LoadArea, SkeletonBlock } from '#ui/load/LoadArea'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { Page } from '#ui/page/Page'
import { PhoneBack } from '#ui/page/PageBar'
import { useSwipe } from '#ui/page/useSwipe'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { SkippedNote } from '#ui/state/Note'
import { SearchBox } from '#ui/table/SearchBox'
import { useDemoClock, useDemoZone } from '#ui/time/demoClock'
import { useEventsQuery } from './api'
import type { Times } from './board/boardTimes'
import { boardHeight, CalendarContent } from './CalendarContent'
import { nextHour } from './event/eventDraft'
import { CalendarTools } from './file/CalendarTools'
import { FoundEvents } from './search/FoundEvents'
import { CalendarBar } from './view/CalendarBar'
import { spanOf, step } from './view/days'
import { PhoneCalendarBar } from './view/PhoneCalendarBar'
import { useCalendarAddress } from './view/useCalendarAddress'
import { useCalendarKeys } from './view/useCalendarKeys'

/** Calendar page with month, week, day and agenda view; the address holds what is shown. */
export function CalendarPage() {
  const text = useText()
  const { view, day, show, openDay, words, find, eventId, leaveEvent } = useCalendarAddress()
  const clock = useDemoClock()
  const zone = useDemoZone()
  const query = useEventsQuery(spanOf(day))
  // Keep the events of the previous month until the next ones have loaded: they do not appear in the new
  // range.
  const state = loadState({ ...query, currentData: query.currentData ?? query.data })
  const [adding, setAdding] = useState<Times | null>(null)
  const [helpOpen, setHelpOpen] = useState(false)
  const isPhone = use(PhoneBack) !== null
  const [isFinding, setFinding] = useState(false)
  const isSearched = words.trim() !== ''
  const [files, setFiles] = useState<readonly File[]>([])
  const takeFiles = (more: readonly File[]) => setFiles((before) => [...before, ...more])
  const dropZone = useDropZone(takeFiles, { isPageWide: true })
  // A second press, before the form has appeared, must not start another event.
  const add = () => setAdding((open) => open ?? nextHour(day, zone))
  const onStep = (by: 1 | -1) => show({ day: step(day, view, by) })
  const swipe = useSwipe(onStep)
  useCalendarKeys({
    onToday: () => show({ day: dayIn(clockNow(), zone) }),
    onStep,
    onView: (wanted) => show({ view: wanted }),
    onAdd: () => state.answer && add(),
    onHelp: () => setHelpOpen(true),
  })
  const board = (
    <LoadArea state={state} skeleton={<SkeletonBlock height={boardHeight} />}>
      {({ events, skippedRecords }) => (
        <>
          <SkippedNote count={skippedRecords} />
          <CalendarContent
            view={view}
            day={day}
            zone={zone}
            events={events}
            eventId={eventId}
            onLeaveEvent={leaveEvent}
            onDay={openDay}
            adding={adding}
            onAdd={setAdding}
          />
        </>
      )}
    </LoadArea>
  )
  const zoneNote = <Zone>{text(`calendar.clock.${clock}`, { zone })}</Zone>
  return (
    <Page
      title={text('calendar.heading')}
      headingHidden={isPhone}
      ownBar
      actions={
        <Actions className={screenOnlyClass}>
          <CalendarTools onHelp={() => setHelpOpen(true)} onImport={takeFiles} />
          <Button
            variant="contained"
            startIcon={<PlusIcon size={20} />}
            disabled={!state.answer}
            aria-keyshortcuts="N C"
            onClick={add}
          >
            {text('calendar.add')}
          </Button>
        </Actions>
      }
    >
      {isPhone ? (
        <PhoneCalendarBar
          view={view}
          day={day}
          onShow={show}
          onStep={onStep}
          isFinding={isFinding || isSearched}
          onFind={() => {
            if (isSearched) find('')
            setFinding(!isFinding && !isSearched)
          }}
          onAdd={state.answer && add}
          onImport={takeFiles}
          onHelp={() => setHelpOpen(true)}
        />
      ) : (
        <CalendarBar view={view} day={day} onShow={show} />
      )}
      {(!isPhone || isFinding || isSearched) && (
        <Find className={screenOnlyClass}>
          <SearchBox
            hasKey
            value={words}
            onChange={find}
            inputRef={isFinding ? focusField : null}
          />
          {!isPhone && zoneNote}
        </Find>
      )}
      <div ref={dropZone}>
        {!isSearched ? (
          <Shown {...swipe}>{board}</Shown>
        ) : (
          <FoundEvents words={words.trim()} onDay={openDay} />
        )}
      </div>
      {isPhone && zoneNote}
      {helpOpen && <CalendarKeyHelp onClose={() => setHelpOpen(false)} />}
      {files.length > 0 && <ImportDialog files={files} onClose={() => setFiles([])} />}
    </Page>
  )
}

const focusField = (field: HTMLInputElement | null) => field?.focus()

const CalendarKeyHelp = lazyOverlay(
  () => import('./view/CalendarKeyHelp').then((module) => module.CalendarKeyHelp),
  ({ onClose }) => onClose,
)

const ImportDialog = lazyOverlay(
  () => import('./file/ImportDialog').then((module) => module.ImportDialog),
  ({ onClose }) => onClose,
)

// Leaves space below, so that the last events of the agenda, or on a phone, can scroll out from under a
// toast.
const Shown = styled('div')({
  '@media screen and (max-width: 1199.95px)': { marginBottom: toastRoom },
})

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  '& .MuiButton-root': { whiteSpace: 'nowrap' },
})

const Find = styled('search')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: 12,
})

const Zone = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))
