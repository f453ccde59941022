import type * as v from 'valibot'
import type { newProductSchema, ReviewStatuses } from '#contract/customers/extra'
import { bahtFromSatang } from '#lib/money'
import { now } from '../clock'
import { DemoError } from '../demo/demoRoutes'
import { randomText } from '../random'
import type { ProductRow } from './database'
import { customersDatabase } from './database'

type NewProduct = v.InferOutput<typeof newProductSchema>

/** Stores a product; the same id again replaces it by the last version. */
export async function addProduct({
  id = `PR-${randomText(8)}`,
  price,
  ...product
}: NewProduct): Promise<object> {
  const row: ProductRow = {
    ...product,
    id,
    price: bahtFromSatang(price),
    date: new Date(now()).toISOString(),
  }
  await customersDatabase.products.put(row)
  return { product: row }
}

/** Removes all of the products, or none if one is unknown. */
export function removeProducts({ ids }: { ids: readonly string[] }): Promise<object> {
  const { products, removedProducts } = customersDatabase
  return move(ids, products, removedProducts)
}

export function restoreProducts({ ids }: { ids: readonly string[] }): Promise<object> {
  const { products, removedProducts } = customersDatabase
  return move(ids, removedProducts, products)
}

export async function changeReviews({ changes }: ReviewStatuses): Promise<object> {
  const { reviews } = customersDatabase
  const ids = changes.map(({ id }) => id)
  const known = new Map((await reviews.bulkGet(ids)).map((row) => [row?.id, row?.status]))
  if (ids.some((id) => !known.has(id))) throw new DemoError(404, 'There is no such review')
  const isAsShown = changes.every(({ id, was, status }) =>
    // Repeated after a lost answer, a review already has the new status.
    [was, status].some((one) => one === known.get(id)),
  )
  if (!isAsShown) throw new DemoError('changed')
  for (const { id, status } of changes) await reviews.update(id, { status })
  return { ids }
}

type ProductTable = typeof customersDatabase.products

async function move(
  named: readonly string[],
  from: ProductTable,
  to: ProductTable,
): Promise<object> {
  const ids = [...new Set(named)]
  const rows = await from.where('id').anyOf(ids).toArray()
  // Repeated after a lost answer, the products have already moved.
  const moved = await to.where('id').anyOf(ids).count()
  if (rows.length + moved < ids.length) throw new DemoError(404, 'There is no such product')
  await to.bulkPut(rows)
  await from.bulkDelete(ids)
  return { ids }
}
