/** What every order that moves money or claims value carries. */
import * as v from 'valibot'

/**
 * Made by the page before the first send and used again until a final answer: the same id with the
 * same payload is answered the same, with another payload it is refused (`requestmismatch`).
 */
export const requestIdSchema = v.pipe(v.string(), v.uuid())

export const orderEntries = {
  requestId: requestIdSchema,
  userId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
}

/** An order that says nothing but whose it is. */
export const orderSchema = v.object(orderEntries)

export type Order = v.InferOutput<typeof orderSchema>
