import { liveQuery } from 'dexie'
import { useEffect, useState } from 'react'
import { type ContactMessage, listMessages } from './outbox'

/** What lies in the outbox, as it changes here and in other tabs; `null` while it is read. */
export function useOutbox(): { messages: ContactMessage[] | null; hasFailed: boolean } {
  const [messages, setMessages] = useState<ContactMessage[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const subscription = liveQuery(listMessages).subscribe({
      next: setMessages,
      error: (cause: unknown) => {
        console.error('The outbox could not be read', cause)
        setFailed(true)
      },
    })
    return () => subscription.unsubscribe()
  }, [])
  return { messages, hasFailed }
}
