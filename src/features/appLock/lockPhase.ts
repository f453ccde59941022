import { observable } from '#lib/observable'
import { storedLock } from './storedLock'

/** `covered`: the page is in the background and hidden; after a short absence it opens without a PIN. */
export type LockPhase = 'open' | 'covered' | 'locked'

/** Phase of this page. Only meaningful while its player has a lock. */
export const lockPhase = observable<LockPhase>('open')

let session = ''

/**
 * Starts locked for an existing session, and open for a login on this page at `loggedInAt`. Returning from
 * public pages keeps the phase.
 */
export function beginLockPhase(userId: string, loggedInAt: number | null): void {
  const begun = `${userId} ${loggedInAt}`
  if (begun === session) return
  session = begun
  const isLocked = loggedInAt === null && storedLock(userId).get() !== null
  lockPhase.set(isLocked ? 'locked' : 'open')
}
