import * as v from 'valibot'
import { addLogoutTask } from '../../../api/sessionEnd'
import { observable } from '../../../lib/observable'

const outgoingSchema = v.object({
  id: v.string(),
  /** The id of whom it is for. */
  to: v.string(),
  text: v.string(),
  /** Milliseconds. */
  time: v.number(),
  /** `sent`: stored, and shown from here until the conversation is loaded with it. */
  state: v.picklist(['sending', 'sent', 'failed']),
})

export type Outgoing = v.InferOutput<typeof outgoingSchema>

const key = 'chat-outbox'

/** Messages on their way, kept for this tab: a reload loses none. */
const messages = observable<readonly Outgoing[]>(readKept())

/** A tab that was reloaded does not know what became of them; sending twice does no harm. */
function readKept(): Outgoing[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    const checked = v.safeParse(v.array(outgoingSchema), kept)
    if (!checked.success) return []
    return checked.output.map((message) => ({ ...message, state: 'failed' }))
  } catch {
    return []
  }
}

function change(next: readonly Outgoing[]): void {
  messages.set(next)
  try {
    sessionStorage.setItem(key, JSON.stringify(next))
  } catch {
    // Storage full or forbidden: they are still here as long as the page is.
  }
}

export const outgoing = {
  get: messages.get,
  subscribe: messages.subscribe,
  /** Adds a message, or puts a changed one in the place of the one with its id. */
  put(message: Outgoing): void {
    const others = messages.get().filter(({ id }) => id !== message.id)
    change([...others, message].toSorted((one, other) => one.time - other.time))
  },
  /** Forgets those that `arrived` says are there, or not wanted any more. */
  drop(arrived: (message: Outgoing) => boolean): void {
    const rest = messages.get().filter((message) => !arrived(message))
    if (rest.length < messages.get().length) change(rest)
  },
}

addLogoutTask(() => outgoing.drop(() => true))
