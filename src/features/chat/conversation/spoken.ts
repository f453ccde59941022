import { type ChatMessage, ownId } from '#contract/chat/chat'
import type { Outgoing } from '../writing/outgoing'

/** What a quote shows of a message. */
export type Quoted = Pick<Spoken, 'id' | 'own' | 'text' | 'file' | 'deleted'>

/** A message on the screen: stored, or on its way. */
export interface Spoken extends Pick<ChatMessage, 'file' | 'replyTo' | 'edited' | 'deleted'> {
  id: string
  own: boolean
  /** What it answers; null where it answers what is not there, undefined where nothing. */
  quoted?: Quoted | null
  text: string
  /** Milliseconds. */
  time: number
  /** Set while it is not known to be stored. */
  outgoing: Outgoing | null
}

/** The conversation with what is on its way to the person at its end; nothing twice. */
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

/** Messages of one speaker that follow each other closely. */
export interface Turn {
  own: boolean
  messages: Spoken[]
}

export interface Day {
  /** `yyyy-mm-dd`. */
  day: string
  turns: Turn[]
}

/** A turn ends after this silence. */
const pauseMs = 5 * 60_000

/** `dayOf`: the day of a moment, by the clock that is shown. */
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
