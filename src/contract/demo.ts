/** Schemas and helpers that the demo sections share. */
import * as v from 'valibot'

/**
 * Error codes of a valid demo call that the server rejects; the `code` of a 400, beside its message:
 * - `changed`: the record was changed elsewhere in the meantime
 * - `full`: the maximum number of entries is reached
 * - `taken`: another label has this name
 */
export type DemoErrorCode = 'changed' | 'full' | 'taken'

/** Base values of the edited fields of a draft, as the sending window knows them. */
export const wasInBody = v.optional(v.record(v.string(), v.string()), {})

/** In the answer: values from another window that this call overwrote because it did not know them. */
export const replacedEntry = { replaced: v.optional(v.record(v.string(), v.string()), {}) }

type Texts = Readonly<Record<string, string>>

/** @returns the stored texts that `next` overwrites although they differ from their base value in `was` */
export function replacedUnknowing(stored: Texts, was: Texts, next: Texts): Texts {
  const isReplaced = ([name, value]: [string, string]) =>
    Object.hasOwn(was, name) && value !== was[name] && value !== next[name]
  return Object.fromEntries(Object.entries(stored).filter(isReplaced))
}

/** In a list's answer, beside the list: the number of damaged stored records that are left out. */
export const skippedRecords = { skippedRecords: v.optional(v.number(), 0) }

/** An id in a request body: 1 to 100 characters. */
export const idInBody = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))

/** A short text that people type: a name, a title. */
export const lineInBody = v.pipe(v.string(), v.maxLength(1000))

/** A long text that people type: a message, a description. */
export const textInBody = v.pipe(v.string(), v.maxLength(100_000))
