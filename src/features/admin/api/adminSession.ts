/** Who of the staff is logged in: apart from every player, known to all windows of the device. */
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { staffToken as token } from '#api/session/staffToken'
import { type Permission, permissions } from '#contract/admin/access'
import { type AdminSession, adminSessionSchema } from '#contract/admin/account'
import { observable } from '#lib/observable'
import { forgetStored, storedValue } from '#lib/storage/storedValue'

/** As it was told with the token; moments in milliseconds. */
const storedSession = v.object({
  ...v.omit(adminSessionSchema, ['token', 'expiresAt', 'endsAt', 'permissions']).entries,
  permissions: v.array(v.picklist(permissions)),
  expiresAt: v.number(),
  endsAt: v.number(),
})

export type StaffSession = v.InferOutput<typeof storedSession>

const session = storedValue('admin-session', (stored) => {
  const read = v.safeParse(storedSession, stored)
  return read.success ? read.output : null
})

/** Why the last session ended, for the log-in page. */
export const endedBecause = observable<'expired' | 'refused' | null>(null)

// What ended in another window has ended here too, and this one says so; a log-out of its own takes that back.
token.subscribe(() => {
  if (token.get() === null) endedBecause.set('refused')
})

export function adminToken(): string | null {
  return token.get()
}

const drafts = 'admin-draft:'

export function keepSession({ token: next, ...rest }: AdminSession): void {
  // What one of the staff typed waits for them, and is no business of the next one.
  forgetStored((key) => key.startsWith(drafts) && !key.startsWith(`${drafts}${rest.adminID}:`))
  token.set(next)
  session.set(rest)
  endedBecause.set(null)
}

const cleanUps = new Set<() => void>()

/** Has `cleanUp` done whenever the session ends: what the staff saw must not stay. Answers the function that stops. */
export function onSessionEnd(cleanUp: () => void): () => void {
  cleanUps.add(cleanUp)
  return () => cleanUps.delete(cleanUp)
}

export function endAdminSession(why: 'expired' | 'refused' | null): void {
  if (token.get() === null && session.get() === null) return
  token.set(null)
  session.set(null)
  endedBecause.set(why)
  if (why === null) forgetStored((key) => key.startsWith(drafts))
  for (const cleanUp of cleanUps) cleanUp()
}

/** Any other character would keep every call from being sent, and so from being refused. */
const fitsHeader = /^[!-~]+$/

/**
 * A session is its token and whose that is. With one of them damaged, now or later, in whichever window,
 * it has ended, and the log-in says so.
 */
export function watchSessionDamage(): void {
  const endDamaged = () => {
    const held = token.get()
    const isWhole = held === null ? session.get() === null : session.get() && fitsHeader.test(held)
    if (!isWhole) endAdminSession('refused')
  }
  endDamaged()
  session.subscribe(endDamaged)
  token.subscribe(() => {
    // A log-in stores the token first.
    if (session.get() !== null && token.get() !== null) endDamaged()
  })
}

/** Null while nobody of the staff is logged in; follows the other windows. */
export function useStaffSession(): StaffSession | null {
  const current = useSyncExternalStore(session.subscribe, session.get)
  const held = useSyncExternalStore(token.subscribe, token.get)
  return held === null ? null : current
}

/** Calls back whenever somebody else is logged in, or nobody any more, in whichever window. */
export function watchStaff(watcher: () => void): () => void {
  let known = currentSession()?.adminID
  return session.subscribe(() => {
    const now = currentSession()?.adminID
    if (now === known) return
    known = now
    watcher()
  })
}

export function currentSession(): StaffSession | null {
  return token.get() === null ? null : session.get()
}

/** Whether whoever is logged in may do it. The back end asks again: this only hides what would be refused. */
export function useMay(): (permission: Permission) => boolean {
  const staff = useStaffSession()
  return (permission) => staff?.permissions.includes(permission) ?? false
}
