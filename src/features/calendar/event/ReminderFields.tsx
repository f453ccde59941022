import type { Ref } from 'react'
import { reminderMinutes } from '#contract/calendar/calendar'
import { SelectField } from '#ui/form/SelectField'
import { useLocale, useText } from '#ui/intl/useText'
import { ConflictNote } from '#ui/state/ConflictNote'
import type { EventDraft } from './eventDraft'
import { reminderLabel } from './eventWords'
import type { useEventForm } from './useEventForm'

interface ReminderFieldsProps
  extends Pick<ReturnType<typeof useEventForm>, 'draft' | 'change' | 'conflictOf' | 'take'> {
  fields: { reminder: Ref<HTMLSelectElement> }
}

/** Fields for one or two reminders of an event. */
export function ReminderFields({ draft, fields, change, conflictOf, take }: ReminderFieldsProps) {
  const text = useText()
  const locale = useLocale()
  const { reminder, secondReminder } = draft
  const later = conflictOf('reminder')
  // A reminder imported from a file remains a choice.
  const choices = (now: number | null) =>
    [...new Set([null, ...reminderMinutes, now])].map((minutes) => ({
      value: String(minutes),
      label: reminderLabel(minutes, text, locale),
    }))
  const words = (event: EventDraft) =>
    [event.reminder, event.secondReminder]
      .filter((minutes, index) => index === 0 || minutes !== null)
      .map((minutes) => reminderLabel(minutes, text, locale))
      .join(' · ')
  return (
    <>
      <SelectField
        label={text('calendar.reminder')}
        name="reminder"
        value={String(reminder)}
        hint={reminder === null ? undefined : text('calendar.reminder.where')}
        inputRef={fields.reminder}
        options={choices(reminder)}
        onChange={(value) => change({ reminder: chosen(value) })}
      />
      {reminder !== null && (
        <SelectField
          label={text('calendar.reminder.second')}
          name="secondReminder"
          value={String(secondReminder)}
          options={choices(secondReminder)}
          onChange={(value) => change({ secondReminder: chosen(value) })}
        />
      )}
      <ConflictNote value={later && words(later)} onTake={() => take('reminder')} />
    </>
  )
}

function chosen(value: string): number | null {
  return value === 'null' ? null : Number(value)
}
