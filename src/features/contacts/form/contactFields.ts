import type { Contact } from '#contract/contacts/contacts'
import { mailPattern, phonePattern } from '#lib/contactLinks'
import type { MessageKey } from '#ui/intl/messages'

/** What a person writes of a contact; the picture has a field of its own. */
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

export type FieldName = (typeof contactFields)[number]['name']

export type ContactValues = Record<FieldName | 'avatar', string>

/** As long as the contract allows. */
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

/** What is wrong with a value; null when nothing is. */
export function problemOf(name: FieldName, value: string): MessageKey | null {
  const trimmed = value.trim()
  if (name === 'name') return trimmed === '' ? 'contacts.form.nameMissing' : null
  if (trimmed === '') return null
  if (name === 'work_email' || name === 'personal_email') {
    return mailPattern.test(trimmed) ? null : 'contacts.form.badMail'
  }
  if (name === 'work_phone' || name === 'personal_phone') {
    return phonePattern.test(trimmed) ? null : 'contacts.form.badPhone'
  }
  return null
}

/** The values that are not as they were, trimmed. */
export function changesOf(before: ContactValues, now: ContactValues): Partial<ContactValues> {
  const changes: Partial<ContactValues> = {}
  for (const name of [...contactFields.map((field) => field.name), 'avatar'] as const) {
    const value = now[name].trim()
    if (value !== before[name]) changes[name] = value
  }
  return changes
}
