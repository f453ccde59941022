import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import type { CalendarEvent } from '#contract/calendar/calendar'
import { atParentsStart } from '#ui/display/DataText'
import { BusyButton } from '#ui/form/BusyButton'
import { Spinner } from '#ui/form/PlainButton'
import { useText } from '#ui/intl/useText'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { Note } from '#ui/state/Note'
import { type Reason, reasons } from './fileTimes'
import type { ReadFile } from './readCalendarFile'
import { type Brought, useImport } from './useImport'

/** Imports several files one after the other; a single UNDO reverts all of them. Load it lazily. */
export function ImportDialog({ files, onClose }: { files: readonly File[]; onClose: () => void }) {
  const [done, setDone] = useState(0)
  const broughtRef = useRef<readonly CalendarEvent[]>([])
  const [file, next] = files.slice(done)
  if (!file) return null
  const onDone = () => (next ? setDone(done + 1) : onClose())
  return <FileDialog key={done} file={file} broughtRef={broughtRef} onClose={onDone} />
}

interface FileDialogProps {
  file: File
  broughtRef: Brought
  onClose: () => void
}

/**
 * Preview of an import: the events that it adds, those left out and why. Nothing is stored before the user
 * confirms.
 */
function FileDialog({ file, broughtRef, onClose }: FileDialogProps) {
  const text = useText()
  const titleId = useId()
  const { read, problem, busy, add } = useImport(file, broughtRef)
  const count = read?.events.length ?? 0
  const isReading = !read && problem === null
  return (
    <OverlayDialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('calendar.import')}</DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{file.name}</bdi>
        {problem !== null && <Note tone="error">{problem}</Note>}
        <Told>
          {isReading && (
            <>
              <Spinner />
              {text('calendar.import.reading')}
            </>
          )}
          {read && text('calendar.import.found', { count })}
        </Told>
        {read && <LeftOut {...read} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {text('ui.cancel')}
        </Button>
        <BusyButton
          variant="contained"
          busy={busy}
          disabled={count === 0}
          onClick={() => read && void add(read).then((isDone) => isDone && onClose())}
        >
          {text('calendar.import.add')}
        </BusyButton>
      </DialogActions>
    </OverlayDialog>
  )
}

/** Always in the document, so that screen readers announce the result. */
const Told = styled('output')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '16px 0',
  '&:empty': { display: 'none' },
})

const mostNamed = 20

/** Events left out, grouped by reason; of many, only the first titles. */
function LeftOut({ leftOut, lessReminders }: ReadFile) {
  const text = useText()
  const titlesFor = (reason: Reason) =>
    leftOut.flatMap((row) => (row.reason === reason ? [row.title] : []))
  return (
    <>
      {leftOut.length + lessReminders.length > 0 && <h3>{text('calendar.import.left')}</h3>}
      {reasons.map((reason) => (
        <Titles key={reason} label={`calendar.import.left.${reason}`} titles={titlesFor(reason)} />
      ))}
      <Titles label="calendar.import.reminders" titles={lessReminders} />
    </>
  )
}

interface TitlesProps {
  label: `calendar.import.left.${Reason}` | 'calendar.import.reminders'
  titles: readonly string[]
}

function Titles({ label, titles }: TitlesProps) {
  const text = useText()
  if (titles.length === 0) return null
  return (
    <Group>
      {text(label, { count: titles.length })}
      <ul>
        {titles.slice(0, mostNamed).map((title, index) => (
          <li key={index} dir="auto">
            {title}
          </li>
        ))}
        {titles.length > mostNamed && <li>…</li>}
      </ul>
    </Group>
  )
}

const Group = styled('div')({
  ul: { margin: '4px 0 12px', paddingInlineStart: 20, listStyle: 'none' },
  li: { ...atParentsStart, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
