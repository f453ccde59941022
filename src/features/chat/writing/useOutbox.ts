import { useRef, useSyncExternalStore } from 'react'
import { useInsertChatMessageMutation } from '#api/chat/chat'
import { ownId } from '#contract/chat/chat'
import { clockNow } from '#lib/device/clock'
import { makeRequestId } from '#lib/requestId'
import { type Outgoing, outgoing } from './outgoing'

export interface Outbox {
  messages: readonly Outgoing[]
  /** Shows a message immediately and sends it after earlier ones. */
  send: (message: Pick<Outgoing, 'to' | 'text' | 'replyTo'>) => void
  /** Sends a failed message again. */
  retry: (message: Outgoing) => void
  discard: (id: string) => void
}

export function useOutbox(): Outbox {
  const messages = useSyncExternalStore(outgoing.subscribe, outgoing.get)
  const [insert] = useInsertChatMessageMutation()
  const line = useRef<Promise<void>>(Promise.resolve())

  function deliver(message: Outgoing): void {
    outgoing.put({ ...message, state: 'sending', failure: undefined })
    const { id, to, text, replyTo } = message
    line.current = line.current.then(async () => {
      const { error } = await insert({ id, from: ownId, to, text, replyTo })
      // Keep the error: full storage needs a different action than a retry.
      if (error) outgoing.put({ ...message, state: 'failed', failure: error })
      else outgoing.put({ ...message, state: 'sent' })
    })
  }

  return {
    messages,
    send: (message) =>
      deliver({ ...message, id: makeRequestId(), time: clockNow(), state: 'sending' }),
    retry: deliver,
    discard: (discarded) => outgoing.drop(({ id }) => id === discarded),
  }
}
