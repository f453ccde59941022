import * as v from 'valibot'
import { moment } from '#contract/wire'
import { storedValue } from '#lib/storage/storedValue'

const bookSchema = v.object({
  /** What was due until then has been looked at. */
  checkedAt: moment,
  /** Said, or put off until `at`, and not answered. */
  waiting: v.array(v.object({ id: v.string(), at: moment })),
})

export type ReminderBook = v.InferOutput<typeof bookSchema>

/** Which reminders wait for an answer on this device; null as long as no event had one. */
export const reminderBook = storedValue('calendar-reminders', (stored) => {
  const book = v.safeParse(bookSchema, stored)
  return book.success ? book.output : null
})
