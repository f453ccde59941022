/**
 * What the calls share. These answer Dexie's own promises and are no `async` functions: Dexie loses
 * sight of its transaction when a result passes through several of those.
 */
import type { PromiseExtended } from 'dexie'
import * as v from 'valibot'
import { folderOf, type StoredMail, storedMailSchema } from '#contract/mail/mail'
import { Refusal } from '../demo/demoRoutes'
import { validRecords } from '../demo/records'
import { mailDatabase } from './database'
import { indexed } from './places'

const unknownMail = () => new Refusal(404, 'There is no such mail')

/** The mail, or a refusal: also of one that is damaged. */
export function mailOf(id: string): PromiseExtended<StoredMail> {
  return mailDatabase.mails.get(id).then((stored) => {
    const row = v.safeParse(storedMailSchema, stored)
    if (!row.success) throw unknownMail()
    return row.output
  })
}

/** All of these mails, or a refusal. */
export function mailsOf(ids: readonly string[]): PromiseExtended<StoredMail[]> {
  const wanted = [...new Set(ids)]
  return mailDatabase.mails.bulkGet(wanted).then((rows) => {
    const there = rows.filter((row) => row !== undefined)
    const { records } = validRecords(storedMailSchema, there)
    if (records.length < wanted.length) throw unknownMail()
    return records
  })
}

/** A draft that can still be written in, or a refusal. */
export function draftOf(id: string): PromiseExtended<StoredMail> {
  return mailOf(id).then((mail) => {
    if (folderOf(mail) !== 'draft') throw new Refusal(400, 'It is no longer a draft')
    return mail
  })
}

export function putMails(mails: readonly StoredMail[]): PromiseExtended<unknown> {
  return mailDatabase.mails.bulkPut(mails.map(indexed))
}

/** Keeps one mail and answers it. */
export function put(mail: StoredMail): PromiseExtended<ReturnType<typeof answerOf>> {
  return putMails([mail]).then(() => answerOf(mail))
}

/** As the contract has it on the wire. */
export function answerOf({ about, ...mail }: StoredMail) {
  return { ...mail, attach: mail.attachments.length > 0, sender: { ...mail.profile, about } }
}
