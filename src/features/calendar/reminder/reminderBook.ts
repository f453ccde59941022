import * as v from 'valibot'
import { storedValue } from '#lib/storage/storedValue'

const momentSchema = v.pipe(v.number(), v.safeInteger())

const bookSchema = v.object({
  /** What was due until then has been looked at. */
  checkedAt: momentSchema,
  /** Said, or put off until `at`, and not answered. */
  waiting: v.array(v.object({ id: v.string(), at: momentSchema })),
})

export type ReminderBook = v.InferOutput<typeof bookSchema>

/** Which reminders wait for an answer on this device; null as long as no event had one. */
export const reminderBook = storedValue('calendar-reminders', (stored) => {
  const book = v.safeParse(bookSchema, stored)
  return book.success ? book.output : null
})
