import * as v from 'valibot'
import { readPhone } from '#lib/text/phoneNumber'
import { checkedLine } from '#ui/form/formSchema'
import type { MessageKey } from '#ui/intl/messages'
import { emailError } from '../emailError'

export interface ContactForm {
  name: string
  company: string
  email: string
  phone: string
  budget: string
  message: string
}

export const emptyForm: ContactForm = {
  name: '',
  company: '',
  email: '',
  phone: '',
  budget: 'open',
  message: '',
}

/** Characters: long enough to be understood, not too long to be read. */
export const messageLength = { least: 10, most: 2_000 } as const

/** In baht; `open` means that no amount is decided. */
export const budgets = ['open', 'small', 'medium', 'large'] as const

export const contactSchema: v.GenericSchema<ContactForm> = v.object({
  name: checkedLine((name) => (name.trim() === '' ? 'site.contact.error.name' : null)),
  company: v.string(),
  email: checkedLine((email) => {
    if (email.trim() === '') return 'site.contact.error.email'
    return emailError(email) === null ? null : 'site.contact.error.emailForm'
  }),
  phone: checkedLine((phone) => (isPhone(phone) ? null : 'site.contact.error.phone')),
  budget: v.string(),
  message: checkedLine(messageError),
})

function messageError(message: string): MessageKey | null {
  const used = message.trim().length
  if (used === 0) return 'site.contact.error.message'
  if (used < messageLength.least) return 'site.contact.error.messageShort'
  return used > messageLength.most ? 'site.contact.error.messageLong' : null
}

/** The phone number is optional. */
function isPhone(phone: string): boolean {
  return phone.trim() === '' || (readPhone(phone)?.number.replace('+', '').length ?? 0) >= 9
}
