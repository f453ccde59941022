const inviterKey = 'inviter'

/** How long an invitation counts; a later one replaces it (domain.md 2.8, "last touch"). */
const rememberedMs = 90 * 24 * 60 * 60 * 1000

/** Ids as providers make them; everything else in `?ref=` is ignored, and registering still works. */
const inviterId = /^[\w-]{1,64}$/

/** Who invited this visitor: `?ref=` of the address, else the last invitation of the past 90 days. */
export function findInviter(search: string, now: number): string | null {
  const named = new URLSearchParams(search).get('ref')
  if (named === null || !inviterId.test(named)) return rememberedInviter(now)
  remember(named, now)
  return named
}

function remember(id: string, at: number): void {
  try {
    localStorage.setItem(inviterKey, JSON.stringify({ id, at }))
  } catch {
    // No storage: the invitation counts for this visit only.
  }
}

function rememberedInviter(now: number): string | null {
  try {
    const { id, at } = Object(JSON.parse(localStorage.getItem(inviterKey) ?? 'null'))
    const isRecent = typeof at === 'number' && at <= now && now - at < rememberedMs
    if (isRecent && typeof id === 'string' && inviterId.test(id)) return id
  } catch {
    // Damaged, or no storage: as good as none.
  }
  return null
}
