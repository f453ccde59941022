import { useSyncExternalStore } from 'react'
import { storedByName, storedText } from '#lib/storage/storedValue'

const replyFor = storedByName((userId) => storedText(`chat-draft-reply:${userId}`, 'session'))

/** The id of the message that one is answering; kept as long as the draft. */
export function useReplyTo(userId: string): [string | null, (messageId: string | null) => void] {
  const reply = replyFor(userId)
  return [useSyncExternalStore(reply.subscribe, reply.get), reply.set]
}

const draftFor = storedByName((userId) => storedText(`chat-draft-${userId}`, 'session'))

/** Puts words behind what is being written to a person. */
export function addToDraft(userId: string, words: string): void {
  draftFor(userId).update((draft) => [draft, words].filter(Boolean).join('\n'))
}

/** Whether something is being written to a person. */
export const hasDraft = (userId: string): boolean => (draftFor(userId).get() ?? '') !== ''

/** What is being written to a person; kept for this tab until it is sent. */
export function useMessageDraft(userId: string): [string, (draft: string) => void] {
  const draft = draftFor(userId)
  const text = useSyncExternalStore(draft.subscribe, draft.get) ?? ''
  return [text, (next) => draft.set(next === '' ? null : next)]
}
