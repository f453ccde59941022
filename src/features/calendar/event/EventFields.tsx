import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { breaking } from '#ui/display/unbroken'
import { Field, fullNote } from '#ui/form/Field'
import { useLocale, useText } from '#ui/intl/useText'
import { ConflictNote } from '#ui/state/ConflictNote'
import { ColourChoice } from './ColourChoice'
import { backgrounds, textColoursOn } from './eventColours'
import { repeatWords } from './eventWords'
import { ReminderFields } from './ReminderFields'
import { RepeatFields } from './RepeatFields'
import { isRepeatError } from './repeatDraft'
import type { useEventForm } from './useEventForm'
import { WhenFields } from './WhenFields'

/** Characters. */
const longestTitle = 200
const longestDescription = 5000
const longestLocation = 200

interface EventFieldsProps
  extends Pick<
    ReturnType<typeof useEventForm>,
    'draft' | 'error' | 'fields' | 'change' | 'conflictOf' | 'take'
  > {
  /** Whether the event is new; the title is then focused. */
  isNew: boolean
}

export function EventFields(props: EventFieldsProps) {
  const { draft, error, fields, change, conflictOf, take, isNew } = props
  const text = useText()
  const locale = useLocale()
  const descriptionId = useId()
  const laterRule = conflictOf('repeat')
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
      <ConflictNote value={conflictOf('title')?.title} onTake={() => take('title')} />
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
      <ConflictNote
        value={conflictOf('description')?.description}
        onTake={() => take('description')}
      />
      <Field
        label={text('calendar.location')}
        name="location"
        value={draft.location}
        maxLength={longestLocation}
        hint={fullNote(text, longestLocation, draft.location)}
        inputRef={fields.location}
        onChange={(location) => change({ location })}
      />
      <ConflictNote value={conflictOf('location')?.location} onTake={() => take('location')} />
      <WhenFields {...{ draft, fields, change, conflictOf, take, errorOf }} />
      <RepeatFields
        repeat={draft.repeat}
        startDay={draft.startDay}
        error={isRepeatError(error) ? error : null}
        fields={fields}
        onChange={(repeat) => change({ repeat })}
      />
      <ConflictNote
        value={laterRule && repeatWords(laterRule, text, locale)}
        onTake={() => take('repeat')}
      />
      <ReminderFields {...{ draft, fields, change, conflictOf, take }} />
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
