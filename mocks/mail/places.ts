import * as v from 'valibot'
import {
  type MailFlags,
  type MailPlace,
  placesOf,
  type StoredMail,
  storedMailSchema,
} from '#contract/mail/mail'

/** A mail with its entries in the index, which are derived from its flags whenever it is written. */
export interface MailRow extends StoredMail {
  places: string[]
}

/**
 * The mail with an entry for each place, which the time makes sortable, and another one for each place
 * where it is unread: listing and counting read the index alone, however many mails there are.
 */
export function indexed<Mail extends MailFlags & { time: string }>(
  mail: Mail,
): Mail & { places: string[] } {
  const places = placesOf(mail)
  const unread = mail.isRead ? [] : places.map(unreadEntry)
  return { ...mail, places: [...places.map((place) => `${place} ${mail.time}`), ...unread] }
}

export const unreadEntry = (place: MailPlace) => `unread ${place}`

/** Lowest and highest entry of a place: a blank stands behind its name. */
export const placeRange = (place: MailPlace) => [`${place} `, `${place}!`] as const

/** A row from outside: its entries are derived anew; one that is damaged is left as it is. */
export function reindexed(row: object): object {
  const mail = v.safeParse(storedMailSchema, row)
  return mail.success ? indexed(mail.output) : row
}
