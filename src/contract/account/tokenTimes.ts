/** "2 hours", as specified. */
export const tokenLifeSeconds = 2 * 60 * 60

/** Clocks are put right by a second or two while somebody is logged in. */
const leewayMs = 5000

/** Milliseconds since 1970. */
export interface TokenTimes {
  /** The login; null where the token does not say. */
  issuedAt: number | null
  expiry: number
}

/**
 * Whether a token counts at `now`: not yet expired, and made neither in the future nor for longer than
 * any login lasts. So a clock that was moved while somebody logged in gives nobody a longer session.
 */
export function isTimely({ issuedAt, expiry }: TokenTimes, now: number): boolean {
  if (expiry <= now) return false
  if (issuedAt === null) return true
  return issuedAt <= now + leewayMs && expiry - issuedAt <= tokenLifeSeconds * 1000
}
