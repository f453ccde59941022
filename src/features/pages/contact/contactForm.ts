import type { MessageKey, MessageValues } from '#ui/intl/messages'
import { emailProblem } from '../emailProblem'

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

/** Characters of a message: enough to be understood, no more than anybody reads. */
export const messageLength = { least: 10, most: 2_000 } as const

/** In baht; an answer that is not money decides nothing yet. */
export const budgets = ['open', 'small', 'medium', 'large'] as const

export interface Problem {
  key: MessageKey
  values?: MessageValues
}

/** What is wrong, by field. */
export function problemsOf(form: ContactForm): Partial<Record<keyof ContactForm, Problem>> {
  const used = form.message.trim().length
  const email = emailProblem(form.email)
  return {
    ...(form.name.trim() === '' && { name: { key: 'site.contact.error.name' as const } }),
    ...(email && {
      email: {
        key:
          form.email.trim() === ''
            ? ('site.contact.error.email' as const)
            : ('site.contact.error.emailForm' as const),
      },
    }),
    ...(!isPhone(form.phone) && { phone: { key: 'site.contact.error.phone' as const } }),
    ...messageProblem(used),
  }
}

function messageProblem(used: number): { message?: Problem } {
  const { least, most } = messageLength
  if (used === 0) return { message: { key: 'site.contact.error.message' } }
  if (used < least) {
    return { message: { key: 'site.contact.error.messageShort', values: { min: least } } }
  }
  if (used > most) {
    return { message: { key: 'site.contact.error.messageLong', values: { used, max: most } } }
  }
  return {}
}

/** Optional. */
function isPhone(phone: string): boolean {
  return phone.trim() === '' || /^\+?\d{9,15}$/.test(phone.replace(/[\s()-]/g, ''))
}
