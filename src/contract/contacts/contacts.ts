/**
 * The contacts of `/app/contact/*`. The specification names list and modify. `remove` and `restore` are ours,
 * so that a contact can be deleted and the deletion undone.
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
 * Our extension: `list?language=th` answers only the first contacts, sorted by name in that language, and the
 * total. So ten thousand contacts open as fast as a hundred.
 */
export const firstContactsSchema = v.object({
  ...contactsAnswerSchema.entries,
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

export const contactsQuerySchema = v.object({ language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)) })

export type FirstContacts = v.InferOutput<typeof firstContactsSchema>

export type ContactsAnswer = v.InferOutput<typeof contactsAnswerSchema>

/** Sorts by name in the order of the language; equal names are sorted by id. */
export function sortContacts(contacts: readonly Contact[], language: string): Contact[] {
  const { compare } = new Intl.Collator(language)
  return contacts.toSorted(
    (one, other) => compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
  )
}

/** Answer of modify, remove and restore: all contacts, as a bare list. */
export const contactListSchema = v.array(contactSchema)

/** Longest inline picture, in characters: a face of 192 pixels needs a tenth of it. */
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

/** Editable fields of a contact. */
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
 * POST modify. Without an id, or with an empty one, a contact is added and needs a name. With an id, only the
 * sent fields change, so two tabs never overwrite each other's fields.
 */
export const modifyContactSchema = v.object({
  id: v.exactOptional(v.union([nothing, idInBody])),
  /** Our extension: id of an added contact, so that a repeated request adds it once. */
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
  /** Our extension: base values of the changed fields. If one has changed elsewhere, nothing is saved. */
  was: v.exactOptional(v.partial(v.omit(contactSchema, ['id']))),
})

export type ContactChange = v.InferInput<typeof modifyContactSchema>

/** POST remove. */
export const removeContactSchema = v.object({ id: idInBody })

/** POST restore: a removed contact as it was. */
export const restoreContactSchema = v.object({ id: idInBody, ...writtenEntries })
