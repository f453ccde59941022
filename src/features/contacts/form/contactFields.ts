import * as v from 'valibot'
import type { Contact } from '#contract/contacts/contacts'
import { isEmail } from '#lib/text/email'
import { readPhone } from '#lib/text/phoneNumber'
import { line, optionalLine, requiredLine } from '#ui/form/formSchema'
import type { MessageKey } from '#ui/intl/messages'

/** Text fields of a contact; the picture has its own field. */
export const contactFields = [
  { name: 'name', label: 'contacts.name', autoComplete: 'off' },
  { name: 'role', label: 'contacts.role', autoComplete: 'off' },
  { name: 'company', label: 'contacts.company', autoComplete: 'off' },
  { name: 'work_email', label: 'contacts.workMail', type: 'email' },
  { name: 'personal_email', label: 'contacts.personalMail', type: 'email' },
  { name: 'work_phone', label: 'contacts.workPhone', type: 'tel' },
  { name: 'personal_phone', label: 'contacts.personalPhone', type: 'tel' },
  { name: 'location', label: 'contacts.location' },
  { name: 'birthdayText', label: 'contacts.birthday' },
  { name: 'status', label: 'contacts.about' },
] as const satisfies readonly {
  name: keyof Contact
  label: MessageKey
  type?: 'email' | 'tel'
  autoComplete?: string
}[]

type FieldName = (typeof contactFields)[number]['name']

export type ContactValues = Record<FieldName | 'avatar', string>

/** Limit of the contract. */
export const longestLine = 1000

export function valuesOf(contact: Contact | null): ContactValues {
  return {
    name: contact?.name ?? '',
    role: contact?.role ?? '',
    company: contact?.company ?? '',
    work_email: contact?.work_email ?? '',
    personal_email: contact?.personal_email ?? '',
    work_phone: contact?.work_phone ?? '',
    personal_phone: contact?.personal_phone ?? '',
    location: contact?.location ?? '',
    birthdayText: contact?.birthdayText ?? '',
    status: contact?.status ?? '',
    avatar: contact?.avatar ?? '',
  }
}

const mail = optionalLine(isEmail, 'contacts.form.badMail')
const phone = optionalLine((typed) => readPhone(typed) !== null, 'contacts.form.badPhone')

export const contactSchema: v.GenericSchema<ContactValues> = v.object({
  name: requiredLine('contacts.form.nameMissing'),
  role: line,
  company: line,
  work_email: mail,
  personal_email: mail,
  work_phone: phone,
  personal_phone: phone,
  location: line,
  birthdayText: line,
  status: line,
  avatar: line,
})

const names = [...contactFields.map((field) => field.name), 'avatar'] as const

/** The changed values, trimmed. */
export function changesOf(before: ContactValues, now: ContactValues): Partial<ContactValues> {
  const changes: Partial<ContactValues> = {}
  for (const name of names) {
    const value = now[name].trim()
    if (value !== before[name]) changes[name] = value
  }
  return changes
}

/** The entries of `values` whose keys are also in `wanted`. */
export function only(
  values: Partial<ContactValues>,
  wanted: Partial<ContactValues>,
): Partial<ContactValues> {
  const found: Partial<ContactValues> = {}
  for (const name of names) {
    const value = values[name]
    if (value !== undefined && name in wanted) found[name] = value
  }
  return found
}
