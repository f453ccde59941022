import {
  anyCategory,
  defaultProductId,
  type Product,
  type ProductFilter,
  productSchema,
} from '#contract/shop/product'
import { bahtFromSatang } from '#lib/money'
import { searchable } from '#lib/text/searchable'
import { DemoError } from '../demo/demoRoutes'
import { type ValidRecords, validRecords } from '../demo/records'
import { shopDatabase as database } from './database'

/** All valid products, in the shop's order. */
export async function readProducts(): Promise<ValidRecords<Product>> {
  return validRecords(productSchema, await database.products.toArray())
}

/** The product with this id, or the first for `default`. */
export function findProduct(products: readonly Product[], id: string): Product {
  const found =
    id === defaultProductId ? products[0] : products.find((product) => product.id === id)
  if (!found) throw new DemoError(404, 'There is no such product')
  return found
}

/** Other products of the same category, same gender first. */
export function relatedProducts(products: readonly Product[], id: string): Product[] {
  const { id: ownId, gender, categories } = findProduct(products, id)
  const related = products.filter(
    (other) =>
      other.id !== ownId && other.categories.some((category) => categories.includes(category)),
  )
  return related.toSorted(
    (one, other) => Number(other.gender === gender) - Number(one.gender === gender),
  )
}

/** Products that match a filter, sorted by it. An empty part of the filter matches everything. */
export function filterProducts(
  products: readonly Product[],
  { search, gender, categories, colors, price, rating, sort }: ProductFilter,
): Product[] {
  const wanted = searchable(search.trim())
  const [least = 0, most = Infinity] = price === '' ? [] : price.split('-').map(Number)
  const found = products.filter((product) => {
    const baht = bahtFromSatang(product.offerPrice)
    return (
      textOf(product).some((part) => part.includes(wanted)) &&
      isAmong(gender, [product.gender]) &&
      (categories.includes(anyCategory) || isAmong(categories, product.categories)) &&
      isAmong(colors, product.colors) &&
      baht >= least &&
      baht <= most &&
      product.rating >= rating
    )
  })
  return sort === '' ? found : found.toSorted(orders[sort])
}

function textOf({ name, description, rating, salePrice, offerPrice, gender }: Product): string[] {
  const numbers = [rating, bahtFromSatang(salePrice), bahtFromSatang(offerPrice)]
  return [name, description, gender, ...numbers.map(String)].map(searchable)
}

function isAmong(wanted: readonly string[], own: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((one) => own.includes(one))
}

type Order = (one: Product, other: Product) => number

const orders: Readonly<Record<Exclude<ProductFilter['sort'], ''>, Order>> = {
  low: (one, other) => one.offerPrice - other.offerPrice,
  high: (one, other) => other.offerPrice - one.offerPrice,
  popularity: (one, other) => other.popularity - one.popularity,
  discount: (one, other) => other.discount - one.discount,
  new: (one, other) => other.created - one.created,
}
