/** POST /api/products/filter: which products, in which order. */
import * as v from 'valibot'
import { shopSorts } from './product'

const words = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(100))

const filterEntries = {
  /** Part of the name, description, rating, a price or the gender. */
  search: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
  gender: v.optional(words, []),
  categories: v.optional(words, []),
  colors: v.optional(words, []),
  /** Of the offer price in baht: `least-most`, or nothing. */
  price: v.optional(v.pipe(v.string(), v.regex(/^$|^\d{1,9}-\d{1,9}$/)), ''),
  /** At least so many stars. */
  rating: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5)), 0),
  sort: v.optional(v.picklist([...shopSorts, '']), ''),
}

export const productFilterSchema = v.object(filterEntries)

export type ProductFilter = v.InferOutput<typeof productFilterSchema>

export const noFilter: ProductFilter = v.parse(productFilterSchema, {})

export const filterOrderSchema = v.object({ filter: productFilterSchema })
