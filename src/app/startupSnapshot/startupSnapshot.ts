import * as v from 'valibot'
import { readToken, tokenUser } from '#api/session/token'
import { type Satang, satang } from '#lib/money'
import { storedText, storedValue } from '#lib/storage/storedValue'
import { skeletons } from '../loading/skeletons'

const snapshotSchema = v.object({
  user: v.string(),
  /**
   * The language, and whether the balance is hidden (see `drawnWith`). With other values the snapshot is not
   * painted.
   */
  drawnWith: v.string(),
  /** The lines of the header: name, balance (dots while it is hidden) and the time of the balance. */
  header: v.tuple([v.string(), v.string(), v.string()]),
  /** The balance and its time; null while it is hidden. */
  credit: v.nullable(v.object({ satang: v.pipe(v.number(), v.safeInteger()), asOf: v.number() })),
  /** The last page: its path as returned by `plainPath`, and its placeholder while it loads. */
  page: v.object({ path: v.string(), skeleton: v.picklist(skeletons) }),
})

export type StartupSnapshot = v.InferOutput<typeof snapshotSchema>

/**
 * Header and page of the last visit. index.html paints them at the next start before any script has loaded,
 * only for the token's own player. The snapshot is deleted when the session ends, for any reason.
 */
export const startupSnapshot = storedValue('startup-snapshot', (stored) => {
  const parsed = v.safeParse(snapshotSchema, stored)
  return parsed.success ? parsed.output : null
})

const hiddenText = storedText('balance-hidden')

/** Snapshot cache key, besides the player. index.html computes the same key; keep both in sync. */
function drawnWith(): string {
  return `${document.documentElement.lang},${hiddenText.get()}`
}

/**
 * Stores a snapshot only during its player's session: another tab may have logged out, or logged in as somebody
 * else.
 */
export function keepSnapshot(snapshot: Omit<StartupSnapshot, 'drawnWith'>): void {
  const token = readToken()
  if (token === null || tokenUser(token) !== snapshot.user) return
  startupSnapshot.set({ ...snapshot, drawnWith: drawnWith() })
}

/** @returns the last known balance of this player from the previous visit */
export function lastCredit(user: string): { value: Satang; updatedAt: number } | null {
  const last = startupSnapshot.get()
  if (last?.user !== user || last.credit === null) return null
  return { value: satang(last.credit.satang), updatedAt: last.credit.asOf }
}
