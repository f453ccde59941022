import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { DayField } from '#ui/form/DayField'
import { Field } from '#ui/form/Field'
import { SelectField } from '#ui/form/SelectField'
import { useLocale, useText } from '#ui/intl/useText'
import { weekdayName } from '../series/repeat'
import { type Weekday, weekdays } from '../series/ruleDays'
import { isDay } from '../view/days'
import { kindLabel, nextWords, weekdayLabel } from './eventWords'
import {
  frequencyOf,
  kindOn,
  kindsOn,
  type RepeatDraft,
  type RepeatError,
  repeatEnds,
  repeatKinds,
} from './repeatDraft'

interface RepeatFieldsProps {
  repeat: RepeatDraft
  startDay: string
  error: RepeatError | null
  fields: Readonly<Record<RepeatError['field'], Ref<HTMLInputElement>>> & {
    repeat: Ref<HTMLSelectElement>
  }
  onChange: (repeat: RepeatDraft) => void
}

/** Fields for whether, how and for how long an event repeats. */
export function RepeatFields({ repeat, startDay, error, fields, onChange }: RepeatFieldsProps) {
  const text = useText()
  const locale = useLocale()
  const change = (changes: Partial<RepeatDraft>) => onChange({ ...repeat, ...changes })
  const errorOf = (field: RepeatError['field']) =>
    error?.field === field ? text(error.message) : undefined
  const { ends } = repeat
  const kind = kindOn(repeat, startDay)
  const freq = frequencyOf(kind)
  const isLong = kind.startsWith('YEARLY_')
  const hint =
    kind === 'OWN'
      ? nextWords(repeat, startDay, text, locale)
      : isLong
        ? kindLabel(kind, startDay, text, locale)
        : undefined
  return (
    <>
      <SelectField
        label={text('calendar.repeat')}
        name="repeat"
        value={kind}
        inputRef={fields.repeat}
        options={kindsOn(startDay, repeat.own).map((one) => ({
          value: one,
          label: kindLabel(one, startDay, text, locale),
        }))}
        // Longer than a field on a phone, so the hint shows it in full.
        hint={hint}
        onChange={(value) => change({ kind: repeatKinds.find((one) => one === value) ?? 'none' })}
      />
      {freq && (
        <>
          <Field
            label={text(`calendar.repeat.every.${freq}`)}
            name="interval"
            inputMode="numeric"
            value={repeat.interval}
            error={errorOf('interval')}
            inputRef={fields.interval}
            onChange={(interval) => change({ interval })}
          />
          {freq === 'WEEKLY' && (
            <WeekdayChoice
              first={isDay(startDay) ? weekdayName(startDay) : null}
              days={repeat.days}
              onChange={(days) => change({ days })}
            />
          )}
          <SelectField
            label={text('calendar.repeat.ends')}
            name="ends"
            value={ends}
            options={repeatEnds.map((value) => ({
              value,
              label: text(`calendar.repeat.ends.${value}`),
            }))}
            onChange={(value) =>
              change({ ends: repeatEnds.find((one) => one === value) ?? 'never' })
            }
          />
          {ends === 'until' && (
            <DayField
              required
              label={text('calendar.repeat.until')}
              value={repeat.until}
              error={errorOf('until')}
              inputRef={fields.until}
              onChange={(until) => change({ until: until ?? '' })}
            />
          )}
          {ends === 'count' && (
            <Field
              label={text('calendar.repeat.count')}
              name="count"
              inputMode="numeric"
              value={repeat.count}
              error={errorOf('count')}
              inputRef={fields.count}
              onChange={(count) => change({ count })}
            />
          )}
        </>
      )}
    </>
  )
}

interface WeekdayChoiceProps {
  /** Weekday of the first event; always selected. */
  first: Weekday | null
  days: readonly Weekday[]
  onChange: (days: readonly Weekday[]) => void
}

function WeekdayChoice({ first, days, onChange }: WeekdayChoiceProps) {
  const text = useText()
  const locale = useLocale()
  return (
    <Group>
      <legend>{text('calendar.repeat.on')}</legend>
      {weekdays.map((day, index) => (
        <label key={day}>
          <input
            type="checkbox"
            checked={day === first || days.includes(day)}
            disabled={day === first}
            onChange={({ target }) =>
              onChange(target.checked ? [...days, day] : days.filter((one) => one !== day))
            }
          />
          <span>{weekdayLabel(index, locale)}</span>
        </label>
      ))}
    </Group>
  )
}

const Group = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  minWidth: 0,
  margin: '8px 0',
  padding: 0,
  border: 0,
  legend: { ...theme.typography.caption, padding: 0, color: theme.palette.text.secondary },
  label: { position: 'relative', cursor: 'pointer' },
  input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  span: {
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    minHeight: 44,
    padding: '0 6px',
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${theme.palette.divider}`,
  },
  'input:checked + span': {
    borderColor: theme.palette.primary.readable,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.readable}`,
    backgroundColor: theme.palette.action.selected,
  },
  'input:focus-visible + span': {
    outline: `2px solid ${theme.palette.primary.readable}`,
    outlineOffset: 2,
  },
}))
