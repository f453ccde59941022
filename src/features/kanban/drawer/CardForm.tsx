import { styled } from '@mui/material/styles'
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { priorities } from '#contract/kanban/kanban'
import { isComposing, submitByKey } from '#lib/keys/isComposing'
import { startOfBangkokDay } from '#lib/time'
import { BusyButton } from '#ui/form/BusyButton'
import { DayField } from '#ui/form/DayField'
import { Field, fullNote } from '#ui/form/Field'
import { focusIn } from '#ui/form/focusIn'
import { SelectField, type SelectOption } from '#ui/form/SelectField'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { ConflictNote } from '#ui/state/ConflictNote'
import { useKanban } from '../model/kanban'
import { LongField } from './LongField'
import type { CardDraft, CardField } from './useCardDraft'

/** The editable fields of an item or story. */
export function CardForm({ draft, isStory }: { draft: CardDraft; isStory: boolean }) {
  const text = useText()
  const { profiles, columns } = useKanban()
  const { fields, set, isDirty, isBusy, save } = draft
  const format = useFormat()
  const dayWords = (day: string) => (day === '' ? '' : format.date(startOfBangkokDay(day)))
  const [wasSent, setSent] = useState(false)
  const isMissing = fields.title.trim() === ''

  function submit(event: FormEvent): void {
    event.preventDefault()
    setSent(true)
    void save()
  }

  return (
    <Form noValidate onSubmit={submit} onKeyDown={submitOnEnter}>
      <Shared draft={draft} name="title">
        <Field
          label={text('kanban.title')}
          name="title"
          value={fields.title}
          // Multiline only so that a long title wraps; line breaks are not allowed.
          multiline
          onChange={(title) => set({ title: title.replace(/\s*\n\s*/g, ' ') })}
          error={isMissing && (wasSent || isDirty) ? text('kanban.titleMissing') : null}
          maxLength={longestTitle}
          hint={fullNote(text, longestTitle, fields.title)}
          required
        />
      </Shared>
      <Pair>
        <SharedChoice
          draft={draft}
          name="assign"
          label={text('kanban.assign')}
          options={[
            { value: '', label: text('kanban.nobody') },
            ...[...profiles.values()].map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <SharedChoice
          draft={draft}
          name="priority"
          label={text('kanban.priority')}
          options={priorities.map((value) => ({ value, label: text(`kanban.priority.${value}`) }))}
        />
        <Shared draft={draft} name="dueDay" wordsOf={dayWords}>
          <DayField
            label={text('kanban.dueDate')}
            name="dueDay"
            value={fields.dueDay}
            max="9999-12-31"
            onChange={(dueDay) => set({ dueDay: dueDay ?? '' })}
          />
        </Shared>
        {isStory && (
          <SharedChoice
            draft={draft}
            name="columnId"
            label={text('kanban.column')}
            options={columns.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
      </Pair>
      <Shared draft={draft} name="description">
        <LongField
          label={text('kanban.description')}
          value={fields.description}
          onChange={(description) => set({ description })}
        />
      </Shared>
      {isStory && (
        <Shared draft={draft} name="acceptance">
          <LongField
            label={text('kanban.acceptance')}
            value={fields.acceptance}
            onChange={(acceptance) => set({ acceptance })}
          />
        </Shared>
      )}
      <Foot>
        <BusyButton type="submit" variant="contained" disabled={!isDirty} busy={isBusy}>
          {text('demo.save')}
        </BusyButton>
      </Foot>
    </Form>
  )
}

interface SharedProps {
  draft: CardDraft
  name: CardField
  /** Formats a value that is not plain text. */
  wordsOf?: (value: string) => string
  children: ReactNode
}

/** A field, with the value that another window saved in the meantime below it. */
function Shared({ draft: { conflictOf, take }, name, wordsOf = String, children }: SharedProps) {
  const frame = useRef<HTMLDivElement>(null)
  const later = conflictOf(name)
  return (
    <div ref={frame}>
      {children}
      <ConflictNote
        value={later === undefined ? later : wordsOf(later)}
        onTake={() => {
          take(name)
          focusIn(frame.current, 'textarea, select, input')
        }}
      />
    </div>
  )
}

interface SharedChoiceProps {
  draft: CardDraft
  name: CardField
  label: string
  options: readonly SelectOption[]
}

function SharedChoice({ draft, name, label, options }: SharedChoiceProps) {
  const labelOf = (value: string) => options.find((one) => one.value === value)?.label ?? value
  return (
    <Shared draft={draft} name={name} wordsOf={labelOf}>
      <SelectField
        label={label}
        name={name}
        value={draft.fields[name]}
        options={options}
        onChange={(value) => draft.set({ [name]: value })}
      />
    </Shared>
  )
}

/** Characters. */
const longestTitle = 200

/** Enter in the title saves, as in a single-line field; elsewhere saving needs Ctrl+Enter. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event
  const isTitle = target instanceof HTMLTextAreaElement && target.name === 'title'
  if (!isTitle) submitByKey(event)
  if (event.key !== 'Enter' || !isTitle || isComposing(event)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

const Form = styled('form')({ overflowWrap: 'anywhere' })

const Foot = styled('div')({ marginTop: 8 })

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 12,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
