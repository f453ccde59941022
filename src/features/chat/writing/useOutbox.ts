import { useRef, useSyncExternalStore } from 'react'
import { useInsertChatMessageMutation } from '#api/chat/chat'
import { ownId } from '#contract/chat/chat'
import { makeRequestId } from '#lib/requestId'
import { type Outgoing, outgoing } from './outgoing'

export interface Outbox {
  messages: readonly Outgoing[]
  /** Shows a message at once and sends it after those before it. */
  send: (message: Pick<Outgoing, 'to' | 'text' | 'replyTo'>) => void
  /** Sends a message again that failed. */
  retry: (message: Outgoing) => void
  discard: (id: string) => void
}

export function useOutbox(): Outbox {
  const messages = useSyncExternalStore(outgoing.subscribe, outgoing.get)
  const [insert] = useInsertChatMessageMutation()
  const line = useRef<Promise<void>>(Promise.resolve())

  function deliver(message: Outgoing): void {
    outgoing.put({ ...message, state: 'sending' })
    const { id, to, text, replyTo } = message
    line.current = line.current.then(async () => {
      const { error } = await insert({ id, from: ownId, to, text, replyTo })
      outgoing.put({ ...message, state: error ? 'failed' : 'sent' })
    })
  }

  return {
    messages,
    send: (message) =>
      deliver({ ...message, id: makeRequestId(), time: Date.now(), state: 'sending' }),
    retry: deliver,
    discard: (discarded) => outgoing.drop(({ id }) => id === discarded),
  }
}
