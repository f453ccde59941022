/**
 * The contacts of `/app/contact/*`. The specification names list and modify; `remove` and `restore`
 * are ours, so that a contact can be deleted and the deletion taken back.
 */
import * as v from 'valibot'
import { isEmail } from '#lib/text/email'
import { readPhone } from '#lib/text/phoneNumber'
import { idInBody, lineInBody, skippedRecords } from '../demo'
import { personEntries } from '../person'
import { pictureInBody } from '../wire'

export const contactPaths = {
  list: '/api/contact/list',
  modify: '/api/contact/modify',
  remove: '/api/contact/remove',
  restore: '/api/contact/restore',
} as const

export const contactSchema = v.object(personEntries)

export type Contact = v.InferOutput<typeof contactSchema>

export const contactsAnswerSchema = v.object({
  contacts: v.array(contactSchema),
  ...skippedRecords,
})

/**
 * An addition of ours: `list?language=th` answers only the first ones in the order of their names, as that language
 * sorts, and how many there are. Ten thousand contacts open as fast as a hundred this way.
 */
export const firstContactsSchema = v.object({
  ...contactsAnswerSchema.entries,
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

export const contactsQuerySchema = v.object({ language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)) })

export type FirstContacts = v.InferOutput<typeof firstContactsSchema>

export type ContactsAnswer = v.InferOutput<typeof contactsAnswerSchema>

/** By name, as the language sorts; those of one name keep an order of their own. */
export function sortContacts(contacts: readonly Contact[], language: string): Contact[] {
  const { compare } = new Intl.Collator(language)
  return contacts.toSorted(
    (one, other) => compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
  )
}

/** What modify, remove and restore answer: all contacts, bare. */
export const contactListSchema = v.array(contactSchema)

/** The longest inline picture, in characters: a face of 192 pixels needs a tenth of it. */
const longestAvatar = 100_000

const nothing = v.literal('')

const nameInBody = v.pipe(lineInBody, v.trim(), v.nonEmpty('A contact needs a name'))
const mailInBody = v.union([
  nothing,
  v.pipe(lineInBody, v.trim(), v.check(isEmail, 'Not a mail address')),
])
const phoneInBody = v.union([
  nothing,
  v.pipe(
    lineInBody,
    v.trim(),
    v.check((phone) => readPhone(phone) !== null, 'Not a phone number'),
  ),
])
const avatarInBody = v.union([nothing, pictureInBody(longestAvatar)])

/** What of a contact a person writes. */
const writtenEntries = {
  name: nameInBody,
  company: lineInBody,
  role: lineInBody,
  work_email: mailInBody,
  personal_email: mailInBody,
  work_phone: phoneInBody,
  personal_phone: phoneInBody,
  location: lineInBody,
  avatar: avatarInBody,
  status: lineInBody,
  birthdayText: lineInBody,
}

/**
 * POST modify. Without an id (or with an empty one) a contact is added, and needs a name; with one,
 * only the fields that are sent change: two tabs never overwrite each other's.
 */
export const modifyContactSchema = v.object({
  id: v.exactOptional(v.union([nothing, idInBody])),
  /** An addition of ours: the id of one that is added, which stands once when it is sent again. */
  newId: v.exactOptional(idInBody),
  name: v.exactOptional(nameInBody),
  company: v.exactOptional(lineInBody),
  role: v.exactOptional(lineInBody),
  work_email: v.exactOptional(mailInBody),
  personal_email: v.exactOptional(mailInBody),
  work_phone: v.exactOptional(phoneInBody),
  personal_phone: v.exactOptional(phoneInBody),
  location: v.exactOptional(lineInBody),
  avatar: v.exactOptional(avatarInBody),
  status: v.exactOptional(lineInBody),
  birthdayText: v.exactOptional(lineInBody),
  /** An addition of ours: what the fields were that are changed. If one is another by now, nothing is. */
  was: v.exactOptional(v.partial(v.omit(contactSchema, ['id']))),
})

export type ContactChange = v.InferInput<typeof modifyContactSchema>

/** POST remove. */
export const removeContactSchema = v.object({ id: idInBody })

/** POST restore: a removed contact as it was. */
export const restoreContactSchema = v.object({ id: idInBody, ...writtenEntries })
