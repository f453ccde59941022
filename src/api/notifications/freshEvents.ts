import * as v from 'valibot'
import type { Notification } from '#contract/notifications/notification'
import { storedByName, storedValue } from '#lib/storage/storedValue'
import { dayMs } from '#lib/time'

const knownSchema = v.object({
  /** What is older is no news, by the provider's clock. */
  since: v.number(),
  ids: v.array(v.string()),
})

export type KnownEvents = v.InferOutput<typeof knownSchema>

/** Which of a player's events the tabs of this device have seen in this session; null before the first look. */
export const knownEvents = storedByName((userId) =>
  storedValue<KnownEvents>(`events-known:${userId}`, (stored) => {
    const known = v.safeParse(knownSchema, stored)
    return known.success ? known.output : null
  }),
)

/**
 * An event may bear the time at which it was asked for, where the provider does not tell when it was
 * decided: so far back of the newest one there may still be news.
 */
const newsSpanMs = 2 * dayMs

/**
 * What of a player's `events` is new since the last look, and what is known after this one. The first look
 * finds nothing new, whatever the clocks say; neither do older pages that are read later.
 */
export function lookAt(
  known: KnownEvents | null,
  events: readonly Notification[],
): { fresh: readonly Notification[]; known: KnownEvents } {
  const newest = Math.max(0, ...events.map(({ createdAt }) => createdAt))
  const since = known?.since ?? Math.max(0, newest - newsSpanMs)
  const fresh = events.filter(
    ({ notificationId, createdAt }) =>
      createdAt >= since && !(known?.ids.includes(notificationId) ?? false),
  )
  if (known !== null && fresh.length === 0) return { fresh, known }
  const ids = [...fresh.map(({ notificationId }) => notificationId), ...(known?.ids ?? [])]
  return { fresh: known === null ? [] : fresh, known: { since, ids } }
}
