import { isEmail } from '#lib/text/email'
import type { MessageKey } from '#ui/intl/messages'

/** @returns the error of a typed email address; null if there is none */
export function emailError(email: string): MessageKey | null {
  const typed = email.trim()
  if (typed === '') return 'pages.auth.emailRequired'
  return isEmail(typed) ? null : 'pages.auth.emailInvalid'
}
