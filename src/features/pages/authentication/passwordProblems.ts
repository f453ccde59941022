import { passwordStrength } from '#ui/form/passwordStrength'
import type { MessageKey } from '#ui/intl/messages'

const shortest = 8

/** What is wrong with a password to be set; `email` must not be a part of it that counts. */
export function newPasswordProblem(password: string, email = ''): MessageKey | null {
  if (password === '') return 'pages.auth.passwordRequired'
  if (password.length < shortest) return 'pages.auth.passwordShort'
  const isWeak = passwordStrength(password, nameOf(email)) < 2
  return isWeak ? 'pages.auth.passwordWeak' : null
}

export function confirmProblem(password: string, confirm: string): MessageKey | null {
  if (confirm === '') return 'pages.auth.confirmRequired'
  return confirm === password ? null : 'pages.auth.confirmDiffers'
}

/** What stands before the `@`: a bad part of a password. */
export function nameOf(email: string): string {
  return email.trim().split('@')[0] ?? ''
}
