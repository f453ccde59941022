import { useEffect, useState } from 'react'
import { withPlainDigits } from '#lib/money'
import { storedValue } from '#lib/storage/storedValue'
import { dayMs } from '#lib/time'
import { fetchInviteDays, usualDays } from '../api/invite'

/** Format of provider ids; anything else in `?ref=` is ignored, and registration still works. */
const inviterId = /^[\w-]{1,64}$/

/** The last invitation and its time, in milliseconds since 1970. */
const stored = storedValue('inviter', (value) => {
  const { id, at } = Object(value)
  return typeof at === 'number' && typeof id === 'string' && inviterId.test(id) ? { id, at } : null
})

/**
 * The inviter: `?ref=` in the address, else the last invitation within `days` days. A newer invitation
 * replaces an older one.
 */
export function findInviter(search: string, now: number, days = usualDays): string | null {
  // Links shared in chats may contain invisible characters.
  const named = withPlainDigits(new URLSearchParams(search).get('ref') ?? '').trim()
  if (!inviterId.test(named)) return rememberedInviter(now, days)
  stored.set({ id: named, at: now })
  return named
}

function rememberedInviter(now: number, days: number): string | null {
  const last = stored.get()
  return last !== null && last.at <= now && now - last.at < days * dayMs ? last.id : null
}

/** Uses the operator's number of days as soon as it is known. */
export function useInviter(search: string): string | null {
  const [openedAt] = useState(Date.now)
  const [inviter, setInviter] = useState(() => findInviter(search, openedAt))
  useEffect(() => {
    if (stored.get() === null) return undefined
    const leaving = new AbortController()
    void fetchInviteDays(leaving.signal).then((days) => {
      if (!leaving.signal.aborted) setInviter(findInviter(search, openedAt, days))
    })
    return () => leaving.abort()
  }, [openedAt, search])
  return inviter
}
