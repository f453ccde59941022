/** The logged-in staff member, separate from any player and shared by all tabs of the device. */
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { staffToken as token } from '#api/session/staffToken'
import { type Permission, permissions } from '#contract/admin/access'
import { type AdminSession, adminSessionSchema } from '#contract/admin/account'
import { observable } from '#lib/observable'
import { forgetStored, storedValue } from '#lib/storage/storedValue'

/** As received with the token; times in milliseconds. */
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

/** Why the last session ended, for the login page. */
export const endedBecause = observable<'expired' | 'refused' | null>(null)

// A session that ended in another tab has ended here too. A logout in this tab clears the reason again.
token.subscribe(() => {
  if (token.get() === null) endedBecause.set('refused')
})

export function adminToken(): string | null {
  return token.get()
}

const drafts = 'admin-draft:'

export function keepSession({ token: next, ...rest }: AdminSession): void {
  // Drafts wait for their author and must not be visible to the next staff member.
  forgetStored((key) => key.startsWith(drafts) && !key.startsWith(`${drafts}${rest.adminID}:`))
  token.set(next)
  session.set(rest)
  endedBecause.set(null)
}

const cleanUps = new Set<() => void>()

/**
 * Registers a clean-up for the end of the session, because data that staff saw must not stay.
 * @returns a function that removes it
 */
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

/** With any other character no call could be sent, so none would be refused as unauthorised. */
const fitsHeader = /^[!-~]+$/

/**
 * A session consists of its token and its owner's data. If either is damaged, now or later, in any tab, the
 * session ends and the login page says so.
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
    // A login stores the token first.
    if (session.get() !== null && token.get() !== null) endDamaged()
  })
}

/** The current session, in step with other tabs; null if no staff member is logged in. */
export function useStaffSession(): StaffSession | null {
  const current = useSyncExternalStore(session.subscribe, session.get)
  const held = useSyncExternalStore(token.subscribe, token.get)
  return held === null ? null : current
}

/** Calls `watcher` whenever the logged-in staff member changes or logs out, in any tab. */
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

/**
 * Whether the staff member has a permission. The back end checks again; this only hides what it would refuse.
 */
export function useMay(): (permission: Permission) => boolean {
  const staff = useStaffSession()
  return (permission) => staff?.permissions.includes(permission) ?? false
}
