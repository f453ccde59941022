/** 0: empty, 1: weak, 2: fair, 3: good, 4: strong. Advice only: no rule requires more than 1. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u]

/** Passwords that guessing programs try first: weak at any length. */
const guessable = /^(?:(.)\1*|(?:0?1?2?3?4?5?6?7?8?9?)+|(?:qwerty|password|abc123)\d*)$/iu

/** Length counts most and variety a little; parts that repeat the username do not count. */
export function passwordStrength(password: string, username: string): PasswordStrength {
  if (password === '') return 0
  const rest = username === '' ? password : password.replaceAll(username, '')
  const length = rest.length
  if (length < 6 || guessable.test(rest)) return 1
  const variety = kinds.filter((kind) => kind.test(rest)).length
  const points = (length >= 8 ? 1 : 0) + (length >= 12 ? 1 : 0) + (variety >= 3 ? 1 : 0)
  if (points >= 3 || length >= 16) return 4
  if (points === 2) return 3
  return points === 1 && variety >= 2 ? 2 : 1
}

/** Minimum length of a new password in the demo's forms. The product's rules are only known to the provider. */
export const shortestPassword = 8

export function isGuessable(password: string, username: string): boolean {
  return passwordStrength(password, username) < 2
}
