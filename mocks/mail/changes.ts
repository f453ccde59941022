import type * as v from 'valibot'
import type { chosenMailsBody, Moved, markBody, moveBody } from '#contract/mail/changes'
import type { MailStanding, StoredMail } from '#contract/mail/mail'
import { folderOf, placesOf } from '#contract/mail/mail'
import { Refusal } from '../demo/demoRoutes'
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

/** Changes one mail; answers the empty list of the specified calls. */
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
    throw new Refusal(404, 'There is no such label')
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

/** What lay in spam and then in the trash comes back to spam when it is moved there, never by itself. */
export async function moveMails({
  folder,
  until,
  moveId,
  undoes,
  ...chosen
}: v.InferOutput<typeof moveBody>) {
  if ((folder === 'snoozed') !== (until !== undefined)) {
    throw new Refusal(400, 'until: For what is snoozed alone')
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

/** Where a mail stood before the move that is taken back; a folder says less: also whether it was archived, or had come back. */
function standingBefore(mail: StoredMail, undoes: string | undefined) {
  const { lastMove } = mail
  if (undoes === undefined || lastMove?.before === undefined) return undefined
  // Sent again, since its answer was lost: it is there already.
  return lastMove.moveId === undoes ? lastMove.before : standingOf(mail)
}

const standingOf = ({ spam, trash, archived, snoozed, snoozedUntil }: MailStanding) => ({
  spam,
  trash,
  archived,
  snoozed,
  snoozedUntil,
})

/** Whether the mail lies where the move left it, or where the same call has brought it back to already. */
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

/** Where a mail is; for a move that is sent again, since its answer was lost, where it was before that. */
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

/** Takes mails out of the trash, or drafts, away for good, with the files attached to them. What is gone already is as it was wanted. */
export async function removeMails(chosen: v.InferOutput<typeof chosenMailsBody>): Promise<[]> {
  const mails = await chosenMailsLeft(chosen)
  if (!mails.every(({ trash, draft }) => trash || draft)) {
    throw new Refusal(400, 'This is not in the trash')
  }
  await deleteMails(mails)
  await mailDatabase.files.bulkDelete(
    mails.flatMap(({ attachments }) => attachments.map(({ id }) => id)),
  )
  return []
}
