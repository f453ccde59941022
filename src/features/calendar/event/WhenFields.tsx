import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { DayField } from '#ui/form/DayField'
import { SwitchField } from '#ui/form/SwitchField'
import { useLocale, useText } from '#ui/intl/useText'
import { ConflictNote } from '#ui/state/ConflictNote'
import { Note } from '#ui/state/Note'
import { useDemoZone } from '#ui/time/demoClock'
import { isDay } from '../view/days'
import { periodTitle } from '../view/periodTitle'
import { type EventDraft, isElsewhere, lengthOf, startingAt, withAllDay } from './eventDraft'
import { whenWords } from './eventWords'
import type { useEventForm } from './useEventForm'

interface WhenFieldsProps
  extends Pick<
    ReturnType<typeof useEventForm>,
    'draft' | 'fields' | 'change' | 'conflictOf' | 'take'
  > {
  errorOf: (field: string) => string | undefined
}

/** Start and end of an event. Changing the start moves the end. */
export function WhenFields({ draft, fields, change, conflictOf, take, errorOf }: WhenFieldsProps) {
  const text = useText()
  const locale = useLocale()
  const zone = useDemoZone()
  const written = (day: string) => (isDay(day) ? periodTitle('day', day, locale) : undefined)
  const [length, setLength] = useState(() => lengthOf(draft))
  const start = (next: Partial<EventDraft>) => change(startingAt({ ...draft, ...next }, length))
  const later = conflictOf('when')

  function keepLength(next: EventDraft): void {
    const found = lengthOf(next)
    if (!Number.isNaN(found)) setLength(found)
  }

  function changeEnd(next: EventDraft): void {
    keepLength(next)
    change(next)
  }

  return (
    <>
      <SwitchField
        label={text('calendar.allDay')}
        checked={draft.allDay}
        onChange={(allDay) => changeEnd(withAllDay(draft, allDay))}
      />
      {isElsewhere(draft, zone) && (
        <Note tone="info">{text('calendar.ownClock', { zone: draft.zone })}</Note>
      )}
      <Times>
        <DayField
          required
          label={text('calendar.start')}
          value={draft.startDay}
          hint={written(draft.startDay)}
          error={errorOf('start')}
          inputRef={fields.start}
          onChange={(day) => start({ startDay: day ?? '' })}
        />
        {!draft.allDay && (
          <TimeField
            label={text('calendar.startTime')}
            value={draft.startTime}
            onChange={(startTime) => start({ startTime })}
          />
        )}
      </Times>
      <Times>
        <DayField
          required
          label={text('calendar.end')}
          value={draft.endDay}
          hint={written(draft.endDay)}
          error={errorOf('end')}
          inputRef={fields.end}
          onChange={(day) => changeEnd({ ...draft, endDay: day ?? '' })}
        />
        {!draft.allDay && (
          <TimeField
            label={text('calendar.endTime')}
            value={draft.endTime}
            onChange={(endTime) => changeEnd({ ...draft, endTime })}
          />
        )}
      </Times>
      <ConflictNote
        value={later && whenWords(later, locale)}
        onTake={() => {
          take('when')
          if (later) keepLength(later)
        }}
      />
    </>
  )
}

/** Side by side as long as both fit, in any font size. */
const Times = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: 12,
  '& > *': { flex: '3 1 10.5rem' },
  '& > :nth-of-type(2)': { flex: '2 1 8.25rem' },
})

interface TimeFieldProps {
  label: string
  /** `hh:mm` */
  value: string
  onChange: (value: string) => void
}

/** Time of day in the browser's own field. */
function TimeField({ label, value, onChange }: TimeFieldProps) {
  const id = useId()
  return (
    <FormControl fullWidth margin="dense" required>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        type="time"
        label={label}
        notched
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormControl>
  )
}
