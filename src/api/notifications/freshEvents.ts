import * as v from 'valibot'
import type { Notification } from '#contract/notifications/notification'
import { storedByName, storedValue } from '#lib/storage/storedValue'
import { dayMs } from '#lib/time'

const knownSchema = v.object({
  /** Older events are not news. Milliseconds since 1970, by the provider's clock. */
  since: v.number(),
  ids: v.array(v.string()),
})

export type KnownEvents = v.InferOutput<typeof knownSchema>

/** The events of a player that this device has seen in this session; null before the first check. */
export const knownEvents = storedByName((userId) =>
  storedValue<KnownEvents>(`events-known:${userId}`, (stored) => {
    const known = v.safeParse(knownSchema, stored)
    return known.success ? known.output : null
  }),
)

/**
 * How far a new event may be dated before the newest one, in milliseconds. An event may carry the time of its
 * request if the provider does not report when it was decided.
 */
const newsSpanMs = 2 * dayMs

/**
 * Finds the player's events that are new since the last check, and what is known after this one. The first
 * check finds nothing new, whatever the clocks say. Older pages that load later are not new either.
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
