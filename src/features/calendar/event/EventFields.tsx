import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { reminderMinutes } from '#contract/calendar/calendar'
import { breaking } from '#ui/display/unbroken'
import { Field } from '#ui/form/Field'
import { fullNote } from '#ui/form/fullNote'
import { SelectField } from '#ui/form/SelectField'
import { SwitchField } from '#ui/form/SwitchField'
import { useLocale, useText } from '#ui/intl/useText'
import { ClashNote } from '#ui/state/ClashNote'
import { Note } from '#ui/state/Note'
import { useDemoZone } from '#ui/time/demoClock'
import { isDay } from '../view/days'
import { periodTitle } from '../view/periodTitle'
import { ColourChoice } from './ColourChoice'
import { backgrounds, textColoursOn } from './eventColours'
import { type EventDraft, isElsewhere, lengthOf, startingAt, withAllDay } from './eventDraft'
import { RepeatFields } from './RepeatFields'
import { isRepeatError } from './repeatDraft'
import { TimeField } from './TimeField'
import type { useEventForm } from './useEventForm'

/** In characters. */
const longestTitle = 200
const longestDescription = 5000

interface EventFieldsProps
  extends Pick<
    ReturnType<typeof useEventForm>,
    'draft' | 'error' | 'fields' | 'change' | 'clashOf' | 'take'
  > {
  /** Who adds an event begins with its title. */
  isNew: boolean
}

export function EventFields(props: EventFieldsProps) {
  const { draft, error, fields, change, clashOf, take, isNew } = props
  const text = useText()
  const locale = useLocale()
  const zone = useDemoZone()
  const descriptionId = useId()
  const written = (day: string) => (isDay(day) ? periodTitle('day', day, locale) : undefined)
  const [length, setLength] = useState(() => lengthOf(draft))
  const start = (next: Partial<EventDraft>) => change(startingAt({ ...draft, ...next }, length))

  function changeEnd(next: EventDraft): void {
    const found = lengthOf(next)
    if (!Number.isNaN(found)) setLength(found)
    change(next)
  }

  const errorOf = (field: string) => (error?.field === field ? text(error.message) : undefined)
  const fullDescription = fullNote(text, longestDescription, draft.description)
  return (
    <>
      <Field
        label={text('calendar.title')}
        name="title"
        value={draft.title}
        maxLength={longestTitle}
        hint={fullNote(text, longestTitle, draft.title)}
        required
        error={errorOf('title')}
        inputRef={fields.title}
        autoFocus={isNew}
        onChange={(title) => change({ title })}
      />
      <ClashNote value={clashOf('title')} onTake={() => take('title')} />
      <FormControl fullWidth margin="dense">
        <InputLabel htmlFor={descriptionId}>{text('calendar.description')}</InputLabel>
        <OutlinedInput
          id={descriptionId}
          inputRef={fields.description}
          label={text('calendar.description')}
          multiline
          minRows={2}
          maxRows={6}
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
          slotProps={{
            input: {
              maxLength: longestDescription,
              dir: 'auto',
              style: breaking(draft.description),
            },
          }}
        />
        {fullDescription !== '' && <FormHelperText role="status">{fullDescription}</FormHelperText>}
      </FormControl>
      <ClashNote value={clashOf('description')} onTake={() => take('description')} />
      <SwitchField
        label={text('calendar.allDay')}
        checked={draft.allDay}
        onChange={(allDay) => changeEnd(withAllDay(draft, allDay))}
      />
      {isElsewhere(draft, zone) && (
        <Note tone="info">{text('calendar.ownClock', { zone: draft.zone })}</Note>
      )}
      <Times>
        <TimeField
          type="date"
          label={text('calendar.start')}
          value={draft.startDay}
          hint={written(draft.startDay)}
          error={errorOf('start')}
          inputRef={fields.start}
          onChange={(startDay) => start({ startDay })}
        />
        {!draft.allDay && (
          <TimeField
            type="time"
            label={text('calendar.startTime')}
            value={draft.startTime}
            onChange={(startTime) => start({ startTime })}
          />
        )}
      </Times>
      <Times>
        <TimeField
          type="date"
          label={text('calendar.end')}
          value={draft.endDay}
          hint={written(draft.endDay)}
          error={errorOf('end')}
          inputRef={fields.end}
          onChange={(endDay) => changeEnd({ ...draft, endDay })}
        />
        {!draft.allDay && (
          <TimeField
            type="time"
            label={text('calendar.endTime')}
            value={draft.endTime}
            onChange={(endTime) => changeEnd({ ...draft, endTime })}
          />
        )}
      </Times>
      <RepeatFields
        repeat={draft.repeat}
        startDay={draft.startDay}
        error={isRepeatError(error) ? error : null}
        fields={fields}
        onChange={(repeat) => change({ repeat })}
      />
      <SelectField
        label={text('calendar.reminder')}
        name="reminder"
        value={String(draft.reminder)}
        options={[null, ...reminderMinutes].map((value) => ({
          value: String(value),
          label: text(`calendar.reminder.${value ?? 'none'}`),
        }))}
        onChange={(value) =>
          change({ reminder: reminderMinutes.find((one) => String(one) === value) ?? null })
        }
      />
      <ColourChoice
        label={text('calendar.colour')}
        value={draft.color}
        colours={backgrounds}
        onChange={(color) => change({ color })}
      />
      <ColourChoice
        label={text('calendar.textColour')}
        value={draft.textColor}
        colours={textColoursOn(draft.color)}
        on={draft.color}
        onChange={(textColor) => change({ textColor })}
      />
    </>
  )
}

const Times = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: 12,
  '&:has(> :nth-of-type(2))': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
})
