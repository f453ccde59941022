/** The player's yes, and when it ends. */
import { providerNow } from '../client/request'

/** How long a yes holds: what arrives later is refused, and only asked about from then on. Milliseconds. */
export const yesHoldsMs = 2 * 60_000

/** What is late must have reached the provider by now, or be refused there. Milliseconds. */
const graceMs = 10_000

/** The end of a yes that is given now, by the clock of whoever judges it, as ISO text. */
export function endOfYes(): string {
  return new Date(providerNow() + yesHoldsMs).toISOString()
}

/** When a yes ends, in milliseconds: by a watch that nobody moves, and by a clock that goes on while the device sleeps. */
interface End {
  watch: number
  clock: number
}

/** Of each yes that was given here. */
const ends = new Map<string, End>()

interface Ending {
  requestId: string
  /** Until when it may be carried out, as ISO text; left out where there is no end. */
  validUntil?: string | undefined
}

/** `isLate`: not to be sent any more. `isOver`: nor can it still be on its way. */
export function endOf({ requestId, validUntil }: Ending): { isLate: boolean; isOver: boolean } {
  if (validUntil === undefined) return { isLate: false, isOver: false }
  const left = Date.parse(validUntil) - providerNow()
  const now = { watch: performance.now(), clock: Date.now() }
  if (left > 0 && !ends.has(requestId)) ends.set(requestId, after(now, Math.min(left, yesHoldsMs)))
  const { watch, clock } = ends.get(requestId) ?? after(now, left)
  const leftByWatch = watch - now.watch
  return {
    isLate: Math.min(left, leftByWatch, clock - now.clock) < 0,
    isOver: leftByWatch < -graceMs,
  }
}

function after({ watch, clock }: End, milliseconds: number): End {
  return { watch: watch + milliseconds, clock: clock + milliseconds }
}
