/** 0 (a child guesses it) to 4 (good for years). */
export type Strength = 0 | 1 | 2 | 3 | 4

/** What is tried first by whoever tries passwords. */
const common = /^(?:password|passw0rd|qwerty|letmein|welcome|admin|player|iloveyou|abc|111|123)/i

/** Judges a password by length, variety and what everybody uses; `known` are words about the person. */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  if (password.length < 8) return 0
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length
  const different = new Set(password.toLowerCase()).size
  const lowered = password.toLowerCase()
  const isGuessable =
    common.test(password) ||
    different < 5 ||
    known.some((word) => word.length > 2 && lowered.includes(word.toLowerCase()))
  if (isGuessable) return 1
  // Length counts for more than signs that nobody remembers.
  const points = (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0) + kinds
  if (points <= 2) return 2
  return points <= 4 ? 3 : 4
}
