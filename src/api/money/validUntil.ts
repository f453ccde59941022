/** Until when an order may be carried out: a player's yes to it is valid for two minutes. */
import { providerNow } from '#lib/providerClock'

/** A yes is valid for so long. What arrives later is refused, and from then on only asked about. Milliseconds. */
export const yesValidMs = 2 * 60_000

/** After the end of its yes an order may still be on its way for so long. Milliseconds. */
const graceMs = 10_000

/** The `validUntil` of an order to which the player says yes now, by the provider's clock, as ISO text. */
export function validUntilFromNow(): string {
  return new Date(providerNow() + yesValidMs).toISOString()
}

/**
 * When a yes ends, in milliseconds by two clocks of this device: `monotonic` never jumps, but may stand
 * still while the device sleeps; `wall` goes on then, but people can set it.
 */
interface End {
  monotonic: number
  wall: number
}

/** By request id: the end of each yes that was given in this page. */
const ends = new Map<string, End>()

interface ValidOrder {
  requestId: string
  /** ISO text; left out where the order is valid without end. */
  validUntil?: string | undefined
}

/** `isExpired`: must not be sent any more. `cannotArrive`: nor can an earlier attempt still be on its way. */
export function expiryOf({ requestId, validUntil }: ValidOrder): {
  isExpired: boolean
  cannotArrive: boolean
} {
  if (validUntil === undefined) return { isExpired: false, cannotArrive: false }
  const left = Date.parse(validUntil) - providerNow()
  const now = { monotonic: performance.now(), wall: Date.now() }
  if (left > 0 && !ends.has(requestId)) ends.set(requestId, after(now, Math.min(left, yesValidMs)))
  const { monotonic, wall } = ends.get(requestId) ?? after(now, left)
  const monotonicLeft = monotonic - now.monotonic
  return {
    isExpired: Math.min(left, monotonicLeft, wall - now.wall) < 0,
    cannotArrive: monotonicLeft < -graceMs,
  }
}

function after({ monotonic, wall }: End, milliseconds: number): End {
  return { monotonic: monotonic + milliseconds, wall: wall + milliseconds }
}
