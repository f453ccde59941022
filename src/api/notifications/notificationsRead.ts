import * as v from 'valibot'
import { storedByName, storedValue } from '#lib/storage/storedValue'

const idsSchema = v.array(v.string())

/** So many are remembered; older ones have left the inbox. */
const most = 1000

/** What a player has read, on this device: the provider keeps no such list. */
export const readIds = storedByName((userId) =>
  storedValue<readonly string[]>(`notifications-read:${userId}`, (stored) => {
    const parsed = v.safeParse(idsSchema, stored)
    return parsed.success ? parsed.output : null
  }),
)

export function markRead(userId: string, ids: readonly string[]): void {
  readIds(userId).update((read) => [...new Set([...(read ?? []), ...ids])].slice(-most))
}
