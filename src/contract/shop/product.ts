/** Products and reviews of the demo shop, and POST /api/products/filter, which filters and sorts products. */
import * as v from 'valibot'
import { bahtFromSatang } from '#lib/money'
import { skippedRecords } from '../demo'
import { bahtOnWire, countOnWire, idOnWire, instantOnWire, pictureOrNull } from '../wire'

export const shopGenders = ['male', 'female', 'unisex', 'kids'] as const

export const shopCategories = ['fashion', 'electronics', 'home', 'travel'] as const

export const shopColors = [
  'black',
  'white',
  'gray',
  'red',
  'orange',
  'blue',
  'green',
  'violet',
] as const

export const shopSorts = ['low', 'high', 'popularity', 'discount', 'new'] as const

/** Price ranges of the filter in whole baht, `least-most`, both included. */
export const shopPrices = ['0-500', '500-1000', '1000-2000', '2000-100000'] as const

/** Value of the filter that stands for all categories. */
export const anyCategory = 'all'

/** The id that stands for the first product (`/e-commerce/product-details/default`). */
export const defaultProductId = 'default'

export const productEntries = {
  id: idOnWire,
  name: v.string(),
  description: v.string(),
  /** Long text of the product's own page. */
  about: v.optional(v.string(), ''),
  image: pictureOrNull,
  /** Further pictures. */
  images: v.optional(v.array(pictureOrNull), []),
  /** Price before the offer. */
  salePrice: bahtOnWire,
  /** Current price. */
  offerPrice: bahtOnWire,
  /** Percent. */
  discount: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  gender: v.string(),
  categories: v.array(v.string()),
  colors: v.array(v.string()),
  /** Ours: the available sizes; none means one size. */
  sizes: v.optional(v.array(v.string()), []),
  /** 0 to 5. */
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  /** Number of purchases. */
  popularity: countOnWire,
  isStock: v.boolean(),
  /** When it was last restocked. */
  date: instantOnWire,
  /** When it was added to the shop. */
  created: instantOnWire,
}

export const productSchema = v.object(productEntries)

export type Product = v.InferOutput<typeof productSchema>

export const productsSchema = v.array(productSchema)

export const productListSchema = v.object({ products: productsSchema, ...skippedRecords })

export type ProductList = v.InferOutput<typeof productListSchema>

/** Converts a product to its form on the wire and in the store. */
export function productToWire<Row extends Product>(product: Row) {
  return {
    ...product,
    salePrice: bahtFromSatang(product.salePrice),
    offerPrice: bahtFromSatang(product.offerPrice),
    date: new Date(product.date).toISOString(),
    created: new Date(product.created).toISOString(),
  }
}

export const reviewSchema = v.object({
  id: idOnWire,
  name: v.string(),
  avatar: pictureOrNull,
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  review: v.string(),
  date: instantOnWire,
})

export type Review = v.InferOutput<typeof reviewSchema>

export const reviewListSchema = v.object({
  productReviews: v.array(reviewSchema),
  ...skippedRecords,
})

export type ReviewList = v.InferOutput<typeof reviewListSchema>

export function reviewToWire(review: Review) {
  return { ...review, date: new Date(review.date).toISOString() }
}

const words = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(100))

const filterEntries = {
  /** Text to find in name, description, rating, a price or the gender. */
  search: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
  gender: v.optional(words, []),
  categories: v.optional(words, []),
  colors: v.optional(words, []),
  /** Range of the offer price in baht: `least-most`, or empty. */
  price: v.optional(v.pipe(v.string(), v.regex(/^$|^\d{1,9}-\d{1,9}$/)), ''),
  /** Minimum number of stars. */
  rating: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5)), 0),
  sort: v.optional(v.picklist([...shopSorts, '']), ''),
}

const productFilterSchema = v.object(filterEntries)

export type ProductFilter = v.InferOutput<typeof productFilterSchema>

export const noFilter: ProductFilter = v.parse(productFilterSchema, {})

export const filterRequestSchema = v.object({ filter: productFilterSchema })
