/** What the demo sections' lists have in common. */
import * as v from 'valibot'

/**
 * Why a demo call that makes sense is refused; the `code` of a 400, beside its reason:
 * - `changed`: what it is about is another one by now, changed elsewhere
 * - `full`: there are as many as there may be
 * - `taken`: another label has this name
 */
export type RefusalOfDemo = 'changed' | 'full' | 'taken'

/** What the touched fields of a draft were before, as far as the window that sends them knows. */
export const wasInBody = v.optional(v.record(v.string(), v.string()), {})

/** In the answer: what another window had written in those fields, and this call has replaced unknowing. */
export const replacedEntry = { replaced: v.optional(v.record(v.string(), v.string()), {}) }

type Texts = Readonly<Record<string, string>>

/** Of the texts that are stored, those that `next` replaces and that were others when it was begun (`was`). */
export function replacedUnknowing(stored: Texts, was: Texts, next: Texts): Texts {
  const isReplaced = ([name, value]: [string, string]) =>
    Object.hasOwn(was, name) && value !== was[name] && value !== next[name]
  return Object.fromEntries(Object.entries(stored).filter(isReplaced))
}

/** In a list's answer, beside the list: how many stored records are damaged and left out. */
export const skippedRecords = { skippedRecords: v.optional(v.number(), 0) }

/** An id that a body names: text of a sensible length. */
export const idInBody = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))

/** A short text that people type: a name, a title. */
export const lineInBody = v.pipe(v.string(), v.maxLength(1000))

/** A long text that people type: a message, a description. */
export const textInBody = v.pipe(v.string(), v.maxLength(100_000))
