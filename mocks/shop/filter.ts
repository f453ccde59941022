import type { ProductFilter } from '#contract/shop/filter'
import { anyCategory, type Product } from '#contract/shop/product'
import { bahtFromSatang } from '#lib/money'

/** The products that a filter lets through, in its order. An empty part of it lets everything through. */
export function filterProducts(
  products: readonly Product[],
  { search, gender, categories, colors, price, rating, sort }: ProductFilter,
): Product[] {
  const wanted = search.trim().toLowerCase()
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
  return [name, description, gender, ...numbers.map(String)].map((part) => part.toLowerCase())
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
