/** Query and answer of the back office's long lists, the same for all. */
import * as v from 'valibot'
import { countOnWire, dayText, instantOnWire } from '../wire'

export const pageSizes = [25, 50, 100] as const

/** Rows per export call: with fewer calls, fewer changes come in between and fewer rows are scanned twice. */
export const exportSize = 2000

/** Longest search text, in characters; no search term is longer. */
export const longestSearch = 100

/** The staff's language, in which `q` was typed: 1,250 is an amount in English, and none in Romanian. */
export const langSchema = v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)), 'en')

const wholeText = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))

/** Query parameters that all lists share; each list adds its filters. */
export const listQuerySchema = v.object({
  /** From 1. */
  page: v.optional(v.pipe(wholeText, v.minValue(1)), '1'),
  size: v.optional(v.pipe(wholeText, v.picklist([...pageSizes, exportSize])), '25'),
  /** A field name for ascending order, `-field` for descending. */
  sort: v.optional(v.pipe(v.string(), v.regex(/^-?\w{1,30}$/))),
  q: v.optional(v.pipe(v.string(), v.maxLength(longestSearch)), ''),
  lang: langSchema,
  /** For an exported file: account numbers are masked for staff who may not export them. */
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
    /** Number of matches on all pages. */
    total: countOnWire,
    /** The requested page, or the last one if that page no longer exists. */
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
