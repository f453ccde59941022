import type { MessageKey } from '#ui/intl/messages'

export interface PasswordFields {
  /** The present one. */
  password: string
  newPassword: string
  again: string
}

export type PasswordErrors = Partial<Record<keyof PasswordFields, MessageKey>>

/** What is missing, or not alike; in the order of the fields. That it is right, only the provider knows. */
export function validatePasswords({
  password,
  newPassword,
  again,
}: PasswordFields): PasswordErrors {
  const required = 'account.password.required'
  return {
    ...(password === '' && { password: required }),
    ...(newPassword.trim() === '' && { newPassword: required }),
    ...(newPassword.trim() !== '' &&
      again !== newPassword && { again: again === '' ? required : 'account.password.mismatch' }),
  }
}
