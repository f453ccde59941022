import { defaultProductId, type Product, productSchema } from '#contract/shop/product'
import { Refusal } from '../demo/demoRoutes'
import { type ValidRecords, validRecords } from '../demo/records'
import { shopDatabase as database } from './database'

/** Every sound product, in the order of the shop. */
export async function readProducts(): Promise<ValidRecords<Product>> {
  return validRecords(productSchema, await database.products.toArray())
}

/** The product of that id, or the first for `default`. */
export function findProduct(products: readonly Product[], id: string): Product {
  const found =
    id === defaultProductId ? products[0] : products.find((product) => product.id === id)
  if (!found) throw new Refusal(404, 'There is no such product')
  return found
}

/** What goes with a product: of the same category, those for the same people first. */
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
