/** How the operator's long lists are asked for and answered, all alike. */
import * as v from 'valibot'
import { countOnWire, dayText, instantOnWire } from '../wire'

export const pageSizes = [25, 50, 100] as const

/** Rows that a file is made of at once: in fewer calls less comes in between, and less is walked over. */
export const exportSize = 2000

/** Letters of a search: nothing that is looked for is longer. */
export const longestSearch = 100

const wholeText = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))

/** The part of a list's query that all lists have; their filters stand beside it. */
export const listQuerySchema = v.object({
  /** From 1. */
  page: v.optional(v.pipe(wholeText, v.minValue(1)), '1'),
  size: v.optional(v.pipe(wholeText, v.picklist([...pageSizes, exportSize])), '25'),
  /** A field, from the smallest on, or `-field`. */
  sort: v.optional(v.pipe(v.string(), v.regex(/^-?\w{1,30}$/))),
  q: v.optional(v.pipe(v.string(), v.maxLength(longestSearch)), ''),
  /** For a file: account numbers are masked for who may not take them out. */
  purpose: v.optional(v.literal('export')),
  /** Bangkok days, both included. */
  from: v.optional(dayText),
  to: v.optional(dayText),
})

export type ListQuery = v.InferOutput<typeof listQuerySchema>

/** One page of a list, and when it was read. */
export function listSchema<const Schema extends v.GenericSchema>(row: Schema) {
  return v.object({
    data: v.array(row),
    /** All that were found, on all pages. */
    total: countOnWire,
    /** The last one, where there is none any more that was asked for. */
    page: countOnWire,
    asOf: instantOnWire,
  })
}

export interface ListAnswer<Row> {
  data: Row[]
  total: number
  page: number
  /** Milliseconds since 1970. */
  asOf: number
}
