import type * as v from 'valibot'
import type { chosenMailsBody, Moved, markBody, moveBody } from '#contract/mail/changes'
import type { MailStanding, StoredMail } from '#contract/mail/mail'
import { folderOf, placesOf } from '#contract/mail/mail'
import { DemoError } from '../demo/demoRoutes'
import { mailDatabase } from './database'
import {
  chosenMails,
  chosenMailsLeft,
  deleteMails,
  mailOf,
  mailsAmong,
  putMails,
  relabelled,
} from './rows'

/** Changes one mail. @returns the empty list, as specified */
export async function changeMail(
  id: string,
  change: (mail: StoredMail) => Partial<StoredMail>,
): Promise<[]> {
  const mail = await mailOf(id)
  await putMails([{ ...mail, ...change(mail) }])
  return []
}

export async function markMails({
  isRead,
  starred,
  important,
  addLabel,
  removeLabel,
  ...chosen
}: v.InferOutput<typeof markBody>): Promise<[]> {
  if (addLabel !== undefined && !(await mailDatabase.labels.get(addLabel))) {
    throw new DemoError(404, 'There is no such label')
  }
  const mails = await chosenMails(chosen)
  await putMails(
    mails.map((mail) => ({
      ...relabelled(mail, { addLabel, removeLabel }),
      isRead: isRead ?? mail.isRead,
      starred: starred ?? mail.starred,
      important: important ?? mail.important,
    })),
  )
  return []
}

/** A mail from spam in the trash returns to spam only if it is moved there explicitly. */
export async function moveMails({
  folder,
  until,
  moveId,
  undoes,
  ...chosen
}: v.InferOutput<typeof moveBody>) {
  if ((folder === 'snoozed') !== (until !== undefined)) {
    throw new DemoError(400, 'until: For what is snoozed alone')
  }
  const mails =
    undoes === undefined
      ? await chosenMails(chosen)
      : (await mailsAmong(chosen.ids)).filter(({ lastMove }) => isOneOf(lastMove, undoes, moveId))
  const standing: MailStanding = {
    spam: folder === 'spam',
    trash: folder === 'trash',
    archived: folder === 'archive',
    snoozed: folder === 'snoozed',
    snoozedUntil: until ?? null,
  }
  const moved = mails.map((mail) => whereabouts(mail, moveId))
  await putMails(
    mails.map((mail, index) => ({
      ...mail,
      ...(standingBefore(mail, undoes) ?? standing),
      lastMove: remembered(mail, moveId, moved[index]),
    })),
  )
  return { moved }
}

/** Flags of a mail before the undone move; more exact than a folder, e.g. for archived or woken mails. */
function standingBefore(mail: StoredMail, undoes: string | undefined) {
  const { lastMove } = mail
  if (undoes === undefined || lastMove?.before === undefined) return undefined
  // Repeated after a lost answer, so the mail is already back.
  return lastMove.moveId === undoes ? lastMove.before : standingOf(mail)
}

const standingOf = ({ spam, trash, archived, snoozed, snoozedUntil }: MailStanding) => ({
  spam,
  trash,
  archived,
  snoozed,
  snoozedUntil,
})

/** Whether the mail is still where the move put it, or already back by a repeated call. */
const isOneOf = (lastMove: StoredMail['lastMove'], ...moveIds: (string | undefined)[]) =>
  lastMove !== undefined && moveIds.includes(lastMove.moveId)

type Whereabouts = Moved['moved'][number]

function remembered(mail: StoredMail, moveId: string | undefined, before: Whereabouts | undefined) {
  if (moveId === undefined || before === undefined) return undefined
  const { from, until } = before
  const { lastMove } = mail
  const standing = lastMove?.moveId === moveId ? lastMove.before : standingOf(mail)
  return { moveId, from, until, before: standing }
}

/** Folder of a mail; for a repeated move, the folder before that move. */
function whereabouts(mail: StoredMail, moveId?: string): Whereabouts {
  const { id, snoozedUntil, lastMove } = mail
  if (lastMove !== undefined && lastMove.moveId === moveId) {
    return { id, from: lastMove.from, until: lastMove.until }
  }
  const isSnoozed = placesOf(mail).includes('snoozed') && snoozedUntil !== null
  return isSnoozed
    ? { id, from: 'snoozed' as const, until: snoozedUntil }
    : { id, from: folderOf(mail) }
}

/** Permanently deletes drafts or mails in the trash, with their files. Mails already deleted are no error. */
export async function removeMails(chosen: v.InferOutput<typeof chosenMailsBody>): Promise<[]> {
  const mails = await chosenMailsLeft(chosen)
  if (!mails.every(({ trash, draft }) => trash || draft)) {
    throw new DemoError(400, 'This is not in the trash')
  }
  await deleteMails(mails)
  await mailDatabase.files.bulkDelete(
    mails.flatMap(({ attachments }) => attachments.map(({ id }) => id)),
  )
  return []
}
