import type { MessageKey } from '#ui/intl/messages'

/** `name@place.tld`; what lies behind it only a mail can tell. */
const emailForm = /^[^\s@<>(),;:"]{1,64}@[^\s@<>(),;:".]+(?:\.[^\s@<>(),;:".]+)+$/u

/** What is wrong with a typed e-mail address; null when nothing is. */
export function emailError(email: string): MessageKey | null {
  const typed = email.trim()
  if (typed === '') return 'pages.auth.emailRequired'
  return emailForm.test(typed) ? null : 'pages.auth.emailInvalid'
}
