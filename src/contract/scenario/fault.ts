/** Errors in a tester's file, in a form that can be shown in any language. */

import * as v from 'valibot'
import { shortened } from '#lib/text/graphemes'

/**
 * - `missing`: a required value is missing at `place`
 * - `unknown`: the name at `place` is not known
 * - `otherversion`: the value belongs to another version of the app
 * - `unfit`: any other error; `detail` has the schema's message
 */
const faultSchema = v.object({
  kind: v.picklist(['missing', 'unknown', 'otherversion', 'unfit']),
  /** A path such as `rules.0.effect`. */
  place: v.string(),
  detail: v.string(),
})

export type FileFault = v.InferOutput<typeof faultSchema>

export const faultyCode = 'faultyfile'

/** Body of an error answer that contains such a fault. */
export const faultyBodySchema = v.object({ code: v.literal(faultyCode), fault: faultSchema })

/** Control characters, and those that change the text direction: no person needs them. */
export const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** In characters: values from a file and messages of a schema may have any length. */
const longestPlace = 120
const longestDetail = 400

export function faultOf(issue: v.BaseIssue<unknown>, whole: string): FileFault {
  const { expected, received, message } = issue
  const place = shown(v.getDotPath(issue) ?? whole)
  if (received === 'undefined') return { kind: 'missing', place, detail: '' }
  if (expected === 'never') return { kind: 'unknown', place, detail: '' }
  return { kind: 'unfit', place, detail: shown(message, longestDetail) }
}

/** Makes a text safe within a sentence: without direction changes, and not too long. */
export function shown(text: string, longest = longestPlace): string {
  const seen = text.replace(new RegExp(unseen, 'gu'), '\ufffd')
  return shortened(seen, longest)
}
