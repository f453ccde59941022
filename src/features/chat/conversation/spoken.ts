import { type ChatMessage, ownId } from '#contract/chat/chat'
import type { Outgoing } from '../writing/outgoing'

/** The parts of a message shown in a quote. */
export type Quoted = Pick<Spoken, 'id' | 'own' | 'text' | 'file' | 'deleted'>

/** A message on the screen: stored, or being sent. */
export interface Spoken extends Pick<ChatMessage, 'file' | 'replyTo' | 'edited' | 'deleted'> {
  id: string
  own: boolean
  /** The message replied to; null if it no longer exists, undefined if this is no reply. */
  quoted?: Quoted | null
  text: string
  /** Milliseconds. */
  time: number
  /** Set while the message is not confirmed as stored. */
  outgoing: Outgoing | null
}

/** The conversation followed by outgoing messages, without duplicates. */
export function withOutgoing(
  messages: readonly ChatMessage[],
  onTheirWay: readonly Outgoing[],
  userId: string,
): Spoken[] {
  const stored = messages.map(({ quoted, ...message }) => ({
    ...spokenOf(message),
    ...(quoted && { quoted: spokenOf(quoted) }),
  }))
  const arrived = new Set(stored.map(({ id }) => id))
  const waiting = onTheirWay
    .filter(({ id, to }) => to === userId && !arrived.has(id))
    .map((one): Spoken => ({ ...one, own: true, outgoing: one }))
  const spoken: Spoken[] = [...stored, ...waiting]
  const known = new Map(stored.map((message) => [message.id, message]))
  return spoken.map((message): Spoken => {
    const { replyTo, quoted = null } = message
    return replyTo === undefined ? message : { ...message, quoted: known.get(replyTo) ?? quoted }
  })
}

function spokenOf(message: Omit<ChatMessage, 'quoted'>): Spoken {
  return { ...message, own: message.from === ownId, outgoing: null }
}

/** Consecutive messages of one author, sent shortly after each other. */
export interface Turn {
  own: boolean
  messages: Spoken[]
}

export interface Day {
  /** `yyyy-mm-dd`. */
  day: string
  turns: Turn[]
}

/** A turn ends after a pause of this length. */
const pauseMs = 5 * 60_000

/**
 * Groups messages by day and turn.
 * @param dayOf returns the day of a moment in the displayed time zone
 */
export function byDay(spoken: readonly Spoken[], dayOf: (moment: number) => string): Day[] {
  const days: Day[] = []
  let before: Spoken | undefined
  for (const message of spoken) {
    const day = dayOf(message.time)
    let current = days.at(-1)
    if (current?.day !== day) {
      current = { day, turns: [] }
      days.push(current)
      before = undefined
    }
    const turn = current.turns.at(-1)
    const goesOn = turn && before?.own === message.own && message.time - before.time < pauseMs
    if (goesOn) turn.messages.push(message)
    else current.turns.push({ own: message.own, messages: [message] })
    before = message
  }
  return days
}
