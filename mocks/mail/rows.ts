/**
 * Shared by the mail calls. Returns Dexie's own promises instead of using `async`, because Dexie loses its
 * transaction when a result passes through several async functions.
 */
import type { PromiseExtended } from 'dexie'
import * as v from 'valibot'
import { withLabel } from '#contract/label'
import type { chosenMailsBody } from '#contract/mail/changes'
import { folderOf, type StoredMail, storedMailSchema } from '#contract/mail/mail'
import { DemoError } from '../demo/demoRoutes'
import { validRecords } from '../demo/records'
import { mailDatabase } from './database'
import { indexed } from './places'

const unknownMail = () => new DemoError(404, 'There is no such mail')

/** Refuses a missing or damaged mail. */
export function mailOf(id: string): PromiseExtended<StoredMail> {
  return mailDatabase.mails.get(id).then((stored) => {
    const row = v.safeParse(storedMailSchema, stored)
    if (!row.success) throw unknownMail()
    return row.output
  })
}

/** Existing mails among `ids`, each once. */
export function mailsAmong(ids: readonly string[]): PromiseExtended<StoredMail[]> {
  return mailDatabase.mails.bulkGet([...new Set(ids)]).then((rows) => {
    const there = rows.filter((row) => row !== undefined)
    return validRecords(storedMailSchema, there).records
  })
}

/** All of the mails; refuses if one is missing. */
export function mailsOf(ids: readonly string[]): PromiseExtended<StoredMail[]> {
  return mailsAmong(ids).then((mails) => {
    if (mails.length < new Set(ids).size) throw unknownMail()
    return mails
  })
}

/** A draft that can still be edited; refuses otherwise. */
export function draftOf(id: string): PromiseExtended<StoredMail> {
  return mailOf(id).then((mail) => {
    if (folderOf(mail) !== 'draft') throw new DemoError('changed')
    return mail
  })
}

type Chosen = v.InferOutput<typeof chosenMailsBody>

/** All of the mails, with `conversations` also the rest of their conversations; refuses if one is missing. */
export const chosenMails = (chosen: Chosen) => chosenBy(mailsOf, chosen)

/** The existing ones of the mails; refuses if there are none. */
export function chosenMailsLeft(chosen: Chosen): PromiseExtended<StoredMail[]> {
  return chosenBy(mailsAmong, chosen).then((mails) => {
    if (mails.length === 0) throw unknownMail()
    return mails
  })
}

function chosenBy(read: typeof mailsOf, { ids, conversations }: Chosen) {
  return read(ids).then((mails) => {
    if (!conversations) return mails
    return read(mails.flatMap(({ id, conversation }) => [id, ...membersOf(conversation)]))
  })
}

const membersOf = (conversation: StoredMail['conversation'] = []) =>
  conversation.map(({ id }) => id)

/** Adds or removes a label. */
export function relabelled(mail: StoredMail, change: Parameters<typeof withLabel>[1]): StoredMail {
  return { ...mail, labelIds: withLabel(mail.labelIds, change) }
}

/** Stores mails and updates the index entries of their threads. */
export function putMails(mails: readonly StoredMail[]): PromiseExtended<unknown> {
  return threadMatesOf(mails).then((mates) =>
    mailDatabase.mails.bulkPut(indexed([...mates, ...mails])),
  )
}

/** Permanently deletes mails. */
export function deleteMails(mails: readonly StoredMail[]): PromiseExtended<unknown> {
  return mailDatabase.mails
    .bulkDelete(mails.map(({ id }) => id))
    .then(() => threadMatesOf(mails))
    .then((mates) => mailDatabase.mails.bulkPut(indexed(mates)))
}

/** The other mails of their threads. */
function threadMatesOf(mails: readonly StoredMail[]): PromiseExtended<StoredMail[]> {
  const own = new Set(mails.map(({ id }) => id))
  const threads = [...new Set(mails.map(({ thread }) => thread))]
  return mailDatabase.mails
    .where('thread')
    .anyOf(threads)
    .filter(({ id }) => !own.has(id))
    .toArray()
    .then((rows) => validRecords(storedMailSchema, rows).records)
}

/** All mails of this mail's conversation, oldest first; empty if the mail does not exist. */
export function conversationOf(id: string): PromiseExtended<StoredMail[]> {
  return mailDatabase.mails.get(id).then((row) => {
    const mail = v.safeParse(storedMailSchema, row)
    if (!mail.success) return []
    const { conversation } = mail.output
    if (conversation === undefined) return [mail.output]
    return mailsAmong(membersOf(conversation))
  })
}

/** Stores a mail. @returns it in the wire format */
export function put(mail: StoredMail): PromiseExtended<ReturnType<typeof answerOf>> {
  return putMails([mail]).then(() => answerOf(mail))
}

/** Converts to the contract's wire format. */
export function answerOf({ about, ...mail }: StoredMail) {
  return { ...mail, attach: mail.attachments.length > 0, sender: { ...mail.profile, about } }
}
