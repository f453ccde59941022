import { useSyncExternalStore } from 'react'
import { storedByName, storedText } from '#lib/storage/storedValue'

const replyFor = storedByName((userId) => storedText(`chat-draft-reply:${userId}`, 'session'))

/** Id of the message being replied to, kept as long as the draft. */
export function useReplyTo(userId: string): [string | null, (messageId: string | null) => void] {
  const reply = replyFor(userId)
  return [useSyncExternalStore(reply.subscribe, reply.get), reply.set]
}

const draftFor = storedByName((userId) => storedText(`chat-draft-${userId}`, 'session'))

/** Appends text to the draft for a person. */
export function addToDraft(userId: string, words: string): void {
  draftFor(userId).update((draft) => [draft, words].filter(Boolean).join('\n'))
}

/** Whether there is a draft for a person. */
export const hasDraft = (userId: string): boolean => (draftFor(userId).get() ?? '') !== ''

/** Draft of a message to a person, stored for this tab until it is sent. */
export function useMessageDraft(userId: string): [string, (draft: string) => void] {
  const draft = draftFor(userId)
  const text = useSyncExternalStore(draft.subscribe, draft.get) ?? ''
  return [text, (next) => draft.set(next === '' ? null : next)]
}
