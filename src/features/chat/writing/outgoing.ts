import * as v from 'valibot'
import { storedValue } from '#lib/storage/storedValue'

const outgoingSchema = v.object({
  id: v.string(),
  /** Id of the recipient. */
  to: v.string(),
  text: v.string(),
  /** The message that it replies to. */
  replyTo: v.optional(v.string()),
  /** Milliseconds. */
  time: v.number(),
  /** `sent`: stored, and shown from here until the conversation has been loaded with it. */
  state: v.picklist(['sending', 'sent', 'failed']),
  /** The error that made it fail. */
  failure: v.optional(v.unknown()),
})

export type Outgoing = v.InferOutput<typeof outgoingSchema>

/** Outgoing messages, stored for this tab, so that a reload loses none. */
const messages = storedValue(
  'chat-outbox',
  (stored) => {
    const checked = v.safeParse(v.array(outgoingSchema), stored)
    return checked.success ? checked.output : null
  },
  'session',
)

const none: readonly Outgoing[] = []
const waiting = () => messages.get() ?? none

// After a reload the tab does not know their outcome. Sending them twice is harmless.
if (waiting().length > 0) {
  messages.set(waiting().map((message) => ({ ...message, state: 'failed' })))
}

export const outgoing = {
  get: waiting,
  subscribe: messages.subscribe,
  /** Adds a message or replaces the one with its id. */
  put(message: Outgoing): void {
    const others = waiting().filter(({ id }) => id !== message.id)
    messages.set([...others, message].toSorted((one, other) => one.time - other.time))
  },
  /** Removes the messages for which `arrived` returns true: stored, or discarded. */
  drop(arrived: (message: Outgoing) => boolean): void {
    const rest = waiting().filter((message) => !arrived(message))
    if (rest.length < waiting().length) messages.set(rest)
  },
}
