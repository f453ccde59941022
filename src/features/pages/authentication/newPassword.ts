import { isGuessable, shortestPassword } from '#ui/form/passwordStrength'
import type { MessageKey } from '#ui/intl/messages'

/** What is wrong with a password to be set. */
export function newPasswordError(password: string): MessageKey | null {
  if (password === '') return 'pages.auth.passwordRequired'
  if (password.length < shortestPassword) return 'pages.auth.passwordShort'
  return isWeakPassword(password) ? 'pages.auth.passwordWeak' : null
}

/** Whether it is easily guessed; the name in `email` counts for nothing in it. */
export function isWeakPassword(password: string, email = ''): boolean {
  return isGuessable(password, nameOf(email))
}

/** What stands before the `@`: a bad part of a password. */
export function nameOf(email: string): string {
  return email.trim().split('@')[0] ?? ''
}
