import type { Collection } from 'dexie'
import { mailLabelSchema } from '#contract/mail/labels'
import {
  type MailQuery,
  mailPlaces,
  type Scope,
  type StoredMail,
  scopeAsked,
  storedMailSchema,
} from '#contract/mail/mail'
import { searchTest } from '#contract/mail/search'
import { validRecords } from '../demo/records'
import { mailDatabase } from './database'
import { type MailRow, placeRange, unreadEntry } from './places'
import { answerOf } from './rows'
import { nextDue } from './snooze'

/** One screen of mails, and some to scroll. */
const firstMails = 20

/** All mails, newest first, and unread counts per place: `list` as specified. */
export async function everyMail() {
  const { records, skipped } = validRecords(storedMailSchema, await mailDatabase.mails.toArray())
  return {
    mails: newestFirst(records).map(answerOf),
    unreadCount: await countAllUnread(),
    ...skipped,
  }
}

/** Mails of one place, newest first. */
export async function mailsIn(place: Scope): Promise<StoredMail[]> {
  return validRecords(storedMailSchema, await inPlace('places', place).toArray()).records
}

/** Our addition to `list`: the data of the first screen, read from the index in one transaction. */
export function mailView({ search, zone, ...asked }: MailQuery) {
  const { mails, labels } = mailDatabase
  const scope = scopeAsked(asked)
  return mailDatabase.transaction('r', mails, labels, async () => {
    const [{ ids, rows }, unreadCount, total, whole, wakesAt] = await Promise.all([
      search.trim() === '' ? firstIn(scope) : matching(scope, search, zone),
      countAllUnread(),
      mails.count(),
      inPlace('places', 'anywhere').count(),
      nextDue(),
    ])
    const { records } = validRecords(storedMailSchema, rows)
    const valid = new Set(records.map(({ id }) => id))
    const damaged = ids.slice(0, firstMails).filter((id) => !valid.has(id))
    return {
      ids: damaged.length > 0 ? ids.filter((id) => !damaged.includes(id)) : ids,
      mails: records.map(answerOf),
      unreadCount,
      skippedRecords: total - whole + damaged.length,
      wakesAt,
    }
  })
}

/** Mails with an entry for the place, in index order: newest first. */
function inPlace(index: 'places' | 'heads', place: Scope): Collection<MailRow, string> {
  return mailDatabase.mails.where(index).between(...placeRange(place))
}

async function firstIn(place: Scope) {
  const [ids, rows] = await Promise.all([
    inPlace('heads', place).primaryKeys(),
    inPlace('heads', place).limit(firstMails).toArray(),
  ])
  return { ids, rows }
}

/** The newest match of each conversation. */
async function matching(place: Scope, search: string, zone?: string) {
  const known = new Set<string>()
  const labels = validRecords(mailLabelSchema, await mailDatabase.labels.toArray()).records
  const isFound = searchTest(search, new Map(labels.map(({ id, name }) => [id, name])), zone)
  const found = (await mailsIn(place)).filter((mail) => {
    const first = mail.conversation?.[0]?.id ?? mail.id
    if (known.has(first) || !isFound(mail)) return false
    known.add(first)
    return true
  })
  return { ids: found.map(({ id }) => id), rows: found.slice(0, firstMails) }
}

/** Number of unread mails in a place. */
export const countUnread = (place: Scope) =>
  mailDatabase.mails.where('places').equals(unreadEntry(place)).count()

async function countAllUnread() {
  const counted = mailPlaces.map(async (place) => [place, await countUnread(place)] as const)
  return Object.fromEntries(await Promise.all(counted))
}

function newestFirst(mails: StoredMail[]): StoredMail[] {
  return mails.toSorted((a, b) =>
    a.time < b.time ? 1 : a.time > b.time ? -1 : a.id < b.id ? -1 : 1,
  )
}
