import { isEmail } from '#lib/text/email'
import type { MessageKey } from '#ui/intl/messages'

/** What is wrong with a typed email address; null when nothing is. */
export function emailError(email: string): MessageKey | null {
  const typed = email.trim()
  if (typed === '') return 'pages.auth.emailRequired'
  return isEmail(typed) ? null : 'pages.auth.emailInvalid'
}
