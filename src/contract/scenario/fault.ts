/** What is wrong in a file of testers, so that it can be told in any language. */

import * as v from 'valibot'
import { shortened } from '#lib/text/graphemes'

/**
 * - `missing`: nothing stands at `place`, and something has to
 * - `unknown`: nothing here is called as `place` is
 * - `otherversion`: what stands there is of another version of the app
 * - `unfit`: anything else; `detail` says it in the schema's words
 */
const faultSchema = v.object({
  kind: v.picklist(['missing', 'unknown', 'otherversion', 'unfit']),
  /** As `rules.0.effect`. */
  place: v.string(),
  detail: v.string(),
})

export type FileFault = v.InferOutput<typeof faultSchema>

export const faultyCode = 'faultyfile'

/** The body of a refusal that names one. */
export const faultyBodySchema = v.object({ code: v.literal(faultyCode), fault: faultSchema })

/** Marks of control, and those that turn the direction of what follows: nothing that a person wants to read. */
export const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Characters: what a file brings may be of any length, and a schema may have much to say. */
const longestPlace = 120
const longestDetail = 400

export function faultOf(issue: v.BaseIssue<unknown>, whole: string): FileFault {
  const { expected, received, message } = issue
  const place = shown(v.getDotPath(issue) ?? whole)
  if (received === 'undefined') return { kind: 'missing', place, detail: '' }
  if (expected === 'never') return { kind: 'unknown', place, detail: '' }
  return { kind: 'unfit', place, detail: shown(message, longestDetail) }
}

/** Told within a sentence, it neither turns nor floods it. */
export function shown(text: string, longest = longestPlace): string {
  const seen = text.replace(new RegExp(unseen, 'gu'), '\ufffd')
  return shortened(seen, longest)
}
