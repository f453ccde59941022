import { useEffect, useState } from 'react'
import { withPlainDigits } from '#lib/money'
import { storedValue } from '#lib/storage/storedValue'
import { dayMs } from '#lib/time'
import { fetchInviteDays, usualDays } from '../api/invite'

/** Ids as providers make them; everything else in `?ref=` is ignored, and registering still works. */
const inviterId = /^[\w-]{1,64}$/

/** The last invitation, and when it came, in milliseconds since 1970. */
const stored = storedValue('inviter', (value) => {
  const { id, at } = Object(value)
  return typeof at === 'number' && typeof id === 'string' && inviterId.test(id) ? { id, at } : null
})

/** Who invited this visitor: `?ref=` of the address, else the last invitation of so many days. A later one replaces it. */
export function findInviter(search: string, now: number, days = usualDays): string | null {
  // What nobody sees comes along from chats that links are sent in.
  const named = withPlainDigits(new URLSearchParams(search).get('ref') ?? '').trim()
  if (!inviterId.test(named)) return rememberedInviter(now, days)
  stored.set({ id: named, at: now })
  return named
}

function rememberedInviter(now: number, days: number): string | null {
  const last = stored.get()
  return last !== null && last.at <= now && now - last.at < days * dayMs ? last.id : null
}

/** By the operator's days, as soon as they are known. */
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
