import type * as v from 'valibot'
import {
  type MailPlace,
  mailPlaces,
  type mailQuerySchema,
  placesOf,
  type StoredMail,
  searchable,
  searchWords,
  storedMailSchema,
  type UnreadCount,
} from '#contract/mail/mail'
import { validRecords } from '../demo/records'
import { mailDatabase } from './database'
import { placeRange, unreadEntry } from './places'
import { answerOf } from './rows'

/** As many as a screen shows at once, and some to scroll on to. */
const firstMails = 30

/** Every mail, newest first, and how many are unread in each place: `list` as specified. */
export async function everyMail() {
  const { records, skipped } = validRecords(storedMailSchema, await mailDatabase.mails.toArray())
  const unreadCount = noneUnread()
  for (const mail of records.filter(({ isRead }) => !isRead)) {
    for (const place of placesOf(mail)) unreadCount[place] += 1
  }
  return {
    mails: newestFirst(records).map(answerOf),
    unreadCount,
    ...skipped,
  }
}

/** The mails of one place, newest first. */
export async function mailsIn(place: MailPlace): Promise<StoredMail[]> {
  const rows = await mailDatabase.mails
    .where('places')
    .between(...placeRange(place))
    .toArray()
  return newestFirst(validRecords(storedMailSchema, rows).records)
}

/** Our addition to `list`: what a screen needs first, read from the index. */
export async function mailView({ place, search }: v.InferOutput<typeof mailQuerySchema>) {
  const { mails } = mailDatabase
  const words = searchWords(search)
  const [ids, unreadCount, total, whole] = await Promise.all([
    words.length > 0 ? idsMatching(place, words) : idsIn(place),
    countUnread(),
    mails.count(),
    mails
      .where('places')
      .between(...placeRange('all'))
      .count(),
  ])
  const wanted = ids.slice(0, firstMails)
  const first = (await mails.bulkGet(wanted)).filter((row) => row !== undefined)
  const { records } = validRecords(storedMailSchema, first)
  const valid = new Set(records.map(({ id }) => id))
  const damaged = wanted.filter((id) => !valid.has(id))
  return {
    ids: damaged.length > 0 ? ids.filter((id) => !damaged.includes(id)) : ids,
    mails: records.map(answerOf),
    unreadCount,
    skippedRecords: total - whole + damaged.length,
  }
}

async function idsIn(place: MailPlace): Promise<string[]> {
  // Backwards a browser would go step by step; forwards it reads all at once.
  const ids = await mailDatabase.mails
    .where('places')
    .between(...placeRange(place))
    .primaryKeys()
  return ids.toReversed()
}

async function idsMatching(place: MailPlace, words: readonly string[]): Promise<string[]> {
  const found = (await mailsIn(place)).filter(({ profile, subject, message }) => {
    const text = searchable([profile.name, profile.email, profile.to, subject, message].join('\n'))
    return words.every((word) => text.includes(word))
  })
  return found.map(({ id }) => id)
}

async function countUnread(): Promise<UnreadCount> {
  const counts = noneUnread()
  await Promise.all(
    mailPlaces.map(async (place) => {
      counts[place] = await mailDatabase.mails.where('places').equals(unreadEntry(place)).count()
    }),
  )
  return counts
}

function noneUnread(): UnreadCount {
  return {
    all: 0,
    inbox: 0,
    sent: 0,
    draft: 0,
    spam: 0,
    trash: 0,
    starred: 0,
    important: 0,
    promotions: 0,
    forums: 0,
  }
}

function newestFirst(mails: StoredMail[]): StoredMail[] {
  return mails.toSorted((a, b) =>
    a.time < b.time ? 1 : a.time > b.time ? -1 : a.id < b.id ? 1 : -1,
  )
}
