import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { storedByName, storedValue } from '#lib/storage/storedValue'

const changeSchema = v.object({
  id: v.string(),
  /** Base value: the text when editing began; missing in drafts of earlier versions. */
  was: v.exactOptional(v.string()),
  text: v.string(),
})

/** A sent message and its edited text. */
export type MessageChange = v.InferOutput<typeof changeSchema>

const changeFor = storedByName((userId) =>
  storedValue(
    `chat-draft-change:${userId}`,
    (stored) => (v.is(changeSchema, stored) ? stored : null),
    'session',
  ),
)

/** The edit of a message to a person, stored for this tab until it is saved or discarded. */
export function useMessageEdit(
  userId: string,
): [MessageChange | null, (change: MessageChange | null) => void] {
  const stored = changeFor(userId)
  return [useSyncExternalStore(stored.subscribe, stored.get), stored.set]
}
