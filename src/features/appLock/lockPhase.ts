import { observable } from '#lib/observable'
import { storedLock } from './storedLock'

/** `covered`: nothing is to be seen while the page is in the background; it opens by itself unless that lasts. */
export type LockPhase = 'open' | 'covered' | 'locked'

/** Of this page. It says something only while its player has a lock. */
export const lockPhase = observable<LockPhase>('open')

let session = ''

/**
 * A page that finds a session is locked; one in which somebody has just logged in, at `loggedInAt`, is open.
 * Who comes back from pages that anybody may see finds the phase as it was.
 */
export function beginLockPhase(userId: string, loggedInAt: number | null): void {
  const begun = `${userId} ${loggedInAt}`
  if (begun === session) return
  session = begun
  const isLocked = loggedInAt === null && storedLock(userId).get() !== null
  lockPhase.set(isLocked ? 'locked' : 'open')
}
