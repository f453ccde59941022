/** What the demo sections' lists have in common. */
import * as v from 'valibot'

/** In a list's answer, beside the list: how many stored records are damaged and left out. */
export const skippedRecords = { skippedRecords: v.optional(v.number(), 0) }

/** An id that a body names: text of a sensible length. */
export const idInBody = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))

/** A short text that people type: a name, a title. */
export const lineInBody = v.pipe(v.string(), v.maxLength(1000))

/** A long text that people type: a message, a description. */
export const textInBody = v.pipe(v.string(), v.maxLength(100_000))
