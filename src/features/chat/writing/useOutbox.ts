import { useRef, useSyncExternalStore } from 'react'
import { useInsertChatMessageMutation } from '#api/chat/chat'
import { ownId } from '#contract/chat/chat'
import { clockNow } from '#lib/device/clock'
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
    outgoing.put({ ...message, state: 'sending', failure: undefined })
    const { id, to, text, replyTo } = message
    line.current = line.current.then(async () => {
      const { error } = await insert({ id, from: ownId, to, text, replyTo })
      // A full device wants something else than another try.
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
