import { storedMailSchema } from '#contract/mail/mail'
import { isPast, now } from '../clock'
import { validRecords } from '../demo/records'
import { mailDatabase } from './database'
import { placeRange, sortable } from './places'
import { putMails } from './rows'

const [lowest, highest] = placeRange('snoozed')

/** @returns when the next snoozed mail wakes up */
export async function nextDue(): Promise<string | null> {
  const first = await mailDatabase.mails.where('places').between(lowest, highest).first()
  return first?.snoozedUntil ?? null
}

/**
 * Returns due mails to the inbox and marks the newest of each conversation unread. If storage is full, they
 * stay snoozed until there is room; everything else continues.
 */
export async function wakeDue(): Promise<void> {
  const next = await nextDue()
  if (next === null || !isPast(next)) return
  try {
    await wake()
  } catch (cause) {
    console.error('Snoozed mails could not be brought back', cause)
  }
}

function wake(): Promise<unknown> {
  const { mails } = mailDatabase
  return mailDatabase.transaction('rw', mails, async () => {
    const due = mails.where('places').between(lowest, lowest + sortable(now()), true, true)
    const rows = await due.toArray()
    const heads = rows.filter((row) => row.heads.some((entry) => entry.startsWith(lowest)))
    const unread = new Set(heads.map(({ id }) => id))
    const { records } = validRecords(storedMailSchema, rows)
    await putMails(
      records.map((mail) => ({
        ...mail,
        snoozed: false,
        isRead: mail.isRead && !unread.has(mail.id),
      })),
    )
  })
}
