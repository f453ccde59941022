import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { storedByName, storedValue } from '#lib/storage/storedValue'

const changeSchema = v.object({ id: v.string(), text: v.string() })

/** A sent message, and what it is to say instead. */
type Change = v.InferOutput<typeof changeSchema>

const changeFor = storedByName((userId) =>
  storedValue(
    `chat-draft-change:${userId}`,
    (stored) => (v.is(changeSchema, stored) ? stored : null),
    'session',
  ),
)

/** How far the change of a message to a person has come; kept for this tab until it is saved or left. */
export function useMessageEdit(userId: string): [Change | null, (change: Change | null) => void] {
  const stored = changeFor(userId)
  return [useSyncExternalStore(stored.subscribe, stored.get), stored.set]
}
