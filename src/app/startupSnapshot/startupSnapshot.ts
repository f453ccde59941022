import * as v from 'valibot'
import { readToken, tokenUser } from '#api/session/token'
import { type Satang, satang } from '#lib/money'
import { storedText, storedValue } from '#lib/storage/storedValue'
import { skeletons } from '../loading/skeletons'

const snapshotSchema = v.object({
  user: v.string(),
  /** The language, and whether the balance is hidden (`drawnWith`): with anything else it is not painted. */
  drawnWith: v.string(),
  /** The lines of the header: name, balance (dots while it is hidden) and its time. */
  header: v.tuple([v.string(), v.string(), v.string()]),
  /** The balance and when it was known; null while it is hidden. */
  credit: v.nullable(v.object({ satang: v.pipe(v.number(), v.safeInteger()), asOf: v.number() })),
  /** The last page: its path as `plainPath` compares it, and what stands in for it while it loads. */
  page: v.object({ path: v.string(), skeleton: v.picklist(skeletons) }),
})

export type StartupSnapshot = v.InferOutput<typeof snapshotSchema>

/**
 * Header and page of the last visit. index.html paints them at the next start before any script has come, for the
 * token's own player alone. The snapshot goes with the session, however that ends.
 */
export const startupSnapshot = storedValue('startup-snapshot', (stored) => {
  const parsed = v.safeParse(snapshotSchema, stored)
  return parsed.success ? parsed.output : null
})

const hiddenText = storedText('balance-hidden')

/** What a snapshot depends on besides its player. index.html computes the same; keep both in sync. */
function drawnWith(): string {
  return `${document.documentElement.lang},${hiddenText.get()}`
}

/** Keeps a snapshot while the session is its player's: another tab may have logged out, or somebody else in. */
export function keepSnapshot(snapshot: Omit<StartupSnapshot, 'drawnWith'>): void {
  const token = readToken()
  if (token === null || tokenUser(token) !== snapshot.user) return
  startupSnapshot.set({ ...snapshot, drawnWith: drawnWith() })
}

/** The credit that the last visit knew of this player. */
export function lastCredit(user: string): { value: Satang; asOf: number } | null {
  const last = startupSnapshot.get()
  if (last?.user !== user || last.credit === null) return null
  return { value: satang(last.credit.satang), asOf: last.credit.asOf }
}
