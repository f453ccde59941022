import { isGuessable, shortestPassword } from '#ui/form/passwordStrength'
import type { MessageKey } from '#ui/intl/messages'

/** @returns the error of a new password */
export function newPasswordError(password: string): MessageKey | null {
  if (password === '') return 'pages.auth.passwordRequired'
  if (password.length < shortestPassword) return 'pages.auth.passwordShort'
  return isWeakPassword(password) ? 'pages.auth.passwordWeak' : null
}

/** @returns whether the password is easily guessed; the name in `email` does not make it stronger */
export function isWeakPassword(password: string, email = ''): boolean {
  return isGuessable(password, nameOf(email))
}

/** The part before the `@`, which makes a weak password. */
export function nameOf(email: string): string {
  return email.trim().split('@')[0] ?? ''
}
