import * as v from 'valibot'
import { isOwnAddress } from '#contract/mail/address'
import {
  type ConversationMember,
  folderOf,
  type Scope,
  type StoredMail,
  scopesOf,
  storedMailSchema,
} from '#contract/mail/mail'

/** A mail with its index entries, derived from it and its thread on each write. */
export interface MailRow extends StoredMail {
  /**
   * One entry per place, newest first, and another per place where it is unread. Lists and counts only read the
   * index, however many mails there are, and the first screen is the start of a range.
   */
  places: string[]
  /** The same for places where it is the newest of its thread, because a list has one row per thread. */
  heads: string[]
}

/** Index rows of mails; pass all mails of their threads. */
export function indexed(mails: readonly StoredMail[]): MailRow[] {
  const threads = new Map<string, StoredMail[]>()
  for (const mail of mails) {
    const thread = mail.thread === '' ? mail.id : mail.thread
    const mates = threads.get(thread)
    if (mates) mates.push({ ...mail, thread })
    else threads.set(thread, [{ ...mail, thread }])
  }
  return [...threads.values()].flatMap(indexedThread)
}

function indexedThread(mails: readonly StoredMail[]): MailRow[] {
  const oldestFirst = mails.toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time))
  const newest = new Map<Scope, StoredMail>()
  for (const mail of oldestFirst) for (const scope of scopesOf(mail)) newest.set(scope, mail)
  return oldestFirst.map((mail) => {
    const scopes = scopesOf(mail)
    const unread = mail.isRead ? [] : scopes.map(unreadEntry)
    const entries = (wanted: readonly Scope[]) =>
      wanted.map((scope) => `${scope} ${standsAt(mail, scope)}`)
    const together = oldestFirst.filter((other) => sideOf(other) === sideOf(mail))
    return {
      ...withoutConversation(mail),
      ...(together.length > 1 && { conversation: together.map(memberOf) }),
      places: [...entries(scopes), ...unread],
      heads: entries(scopes.filter((scope) => newest.get(scope) === mail)),
    }
  })
}

function withoutConversation(mail: StoredMail): StoredMail {
  const row = { ...mail }
  delete row.conversation
  return row
}

/** Spam and trash have their own conversations. */
function sideOf(mail: StoredMail): 'spam' | 'trash' | 'kept' {
  const folder = folderOf(mail)
  return folder === 'spam' || folder === 'trash' ? folder : 'kept'
}

export function memberOf({
  id,
  profile,
  draft,
  isRead,
  starred,
  important,
  labelIds,
}: StoredMail): ConversationMember {
  const { name, email } = profile
  return { id, name, isOwn: isOwnAddress(email), draft, isRead, starred, important, labelIds }
}

/** Sort key: newest first, woken mails by their wake-up time; snoozed mails by wake-up time, soonest first. */
function standsAt({ time, snoozed, snoozedUntil }: StoredMail, scope: Scope): string {
  const until = snoozedUntil === null ? 0 : Date.parse(snoozedUntil)
  if (scope === 'snoozed') return sortable(until)
  return sortable(lastMoment - Math.max(Date.parse(time), snoozed ? 0 : until))
}

/** Ms as text that sorts like the number. */
export const sortable = (milliseconds: number) => String(milliseconds).padStart(16, '0')

/** The latest time that a `Date` supports, in ms since 1970. */
const lastMoment = 8_640_000_000_000_000

export const unreadEntry = (place: Scope) => `unread ${place}`

/** Lowest and highest entry of a place, which has a space after its name. */
export const placeRange = (place: Scope) => [`${place} `, `${place}!`] as const

/** Derives the index entries of all rows again, for imports; damaged rows stay unchanged. */
export function reindexed(rows: readonly object[]): object[] {
  const mails: StoredMail[] = []
  const damaged: object[] = []
  for (const row of rows) {
    const mail = v.safeParse(storedMailSchema, row)
    if (mail.success) mails.push(mail.output)
    else damaged.push(row)
  }
  return [...indexed(mails), ...damaged]
}
