import * as v from 'valibot'
import { moment } from '#contract/wire'
import { storedValue } from '#lib/storage/storedValue'

const bookSchema = v.object({
  /** Reminders due up to this moment have been checked. */
  checkedAt: moment,
  /** Shown, or postponed until `at`, and not dismissed. */
  waiting: v.array(v.object({ id: v.string(), at: moment })),
})

export type ReminderBook = v.InferOutput<typeof bookSchema>

/** The open reminders on this device; null until an event has had a reminder. */
export const reminderBook = storedValue('calendar-reminders', (stored) => {
  const book = v.safeParse(bookSchema, stored)
  return book.success ? book.output : null
})
