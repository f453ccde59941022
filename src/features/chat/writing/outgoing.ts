import * as v from 'valibot'
import { storedValue } from '#lib/storage/storedValue'

const outgoingSchema = v.object({
  id: v.string(),
  /** The id of whom it is for. */
  to: v.string(),
  text: v.string(),
  /** The message that it answers. */
  replyTo: v.optional(v.string()),
  /** Milliseconds. */
  time: v.number(),
  /** `sent`: stored, and shown from here until the conversation is loaded with it. */
  state: v.picklist(['sending', 'sent', 'failed']),
  /** What it failed by. */
  failure: v.optional(v.unknown()),
})

export type Outgoing = v.InferOutput<typeof outgoingSchema>

/** Messages on their way, kept for this tab: a reload loses none. */
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

// A tab that was reloaded does not know what became of them; sending twice does no harm.
if (waiting().length > 0) {
  messages.set(waiting().map((message) => ({ ...message, state: 'failed' })))
}

export const outgoing = {
  get: waiting,
  subscribe: messages.subscribe,
  /** Adds a message, or puts a changed one in the place of the one with its id. */
  put(message: Outgoing): void {
    const others = waiting().filter(({ id }) => id !== message.id)
    messages.set([...others, message].toSorted((one, other) => one.time - other.time))
  },
  /** Forgets those that `arrived` says are there, or not wanted any more. */
  drop(arrived: (message: Outgoing) => boolean): void {
    const rest = waiting().filter((message) => !arrived(message))
    if (rest.length < waiting().length) messages.set(rest)
  },
}
