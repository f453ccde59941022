/** What every order that moves money or claims value carries. */
import * as v from 'valibot'

/**
 * Made by the page before the first send and used again until a final answer: the same id with the
 * same payload is answered the same, with another payload it is refused (`requestmismatch`).
 */
export const requestIdSchema = v.pipe(v.string(), v.uuid())

export const orderEntries = {
  requestId: requestIdSchema,
  /**
   * Until when the player's yes holds: an order that comes later is refused (`requestexpired`), so that
   * what was lost on the way never happens days afterwards. ISO text. What protects the player has no
   * such end.
   */
  validUntil: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  userId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
}

/** An order that says nothing but whose it is. */
export const orderSchema = v.object(orderEntries)

export type Order = v.InferOutput<typeof orderSchema>
