import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { storedByName, storedValue } from '#lib/storage/storedValue'

const changeSchema = v.object({
  id: v.string(),
  /** What it said when the change was begun; earlier versions did not keep that. */
  was: v.exactOptional(v.string()),
  text: v.string(),
})

/** A sent message, and what it is to say instead. */
export type MessageChange = v.InferOutput<typeof changeSchema>

const changeFor = storedByName((userId) =>
  storedValue(
    `chat-draft-change:${userId}`,
    (stored) => (v.is(changeSchema, stored) ? stored : null),
    'session',
  ),
)

/** How far the change of a message to a person has come; kept for this tab until it is saved or left. */
export function useMessageEdit(
  userId: string,
): [MessageChange | null, (change: MessageChange | null) => void] {
  const stored = changeFor(userId)
  return [useSyncExternalStore(stored.subscribe, stored.get), stored.set]
}
