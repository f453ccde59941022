import { storedValue } from '#lib/storage/storedValue'

/** How long an invitation counts; a later one replaces it. */
const rememberedMs = 90 * 24 * 60 * 60 * 1000

/** Ids as providers make them; everything else in `?ref=` is ignored, and registering still works. */
const inviterId = /^[\w-]{1,64}$/

/** The last invitation, and when it came, in milliseconds since 1970. */
const stored = storedValue('inviter', (value) => {
  const { id, at } = Object(value)
  return typeof at === 'number' && typeof id === 'string' && inviterId.test(id) ? { id, at } : null
})

/** Who invited this visitor: `?ref=` of the address, else the last invitation of the past 90 days. */
export function findInviter(search: string, now: number): string | null {
  const named = new URLSearchParams(search).get('ref')
  if (named === null || !inviterId.test(named)) return rememberedInviter(now)
  stored.set({ id: named, at: now })
  return named
}

function rememberedInviter(now: number): string | null {
  const last = stored.get()
  return last !== null && last.at <= now && now - last.at < rememberedMs ? last.id : null
}
