import { useState } from 'react'
import { addLogoutTask } from '../../../api/sessionEnd'

const prefix = 'chat-draft-'

/** What is being written to a person; kept for this tab until it is sent. */
export function useDraft(userId: string): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(() => read(userId))
  return [
    draft,
    (next) => {
      setDraft(next)
      keep(userId, next)
    },
  ]
}

function read(userId: string): string {
  try {
    return sessionStorage.getItem(prefix + userId) ?? ''
  } catch {
    return ''
  }
}

function keep(userId: string, draft: string): void {
  try {
    if (draft === '') sessionStorage.removeItem(prefix + userId)
    else sessionStorage.setItem(prefix + userId, draft)
  } catch {
    // Storage full or forbidden: the draft lives as long as the conversation is open.
  }
}

addLogoutTask(() => {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  }
})
