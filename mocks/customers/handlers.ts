import type { HttpHandler } from 'msw/http'
import * as v from 'valibot'
import {
  customerSchema,
  customersPaths,
  orderSchema,
  productReviewSchema,
  soldProductSchema,
} from '#contract/customers/customers'
import {
  customersExtraPaths,
  newProductSchema,
  productIdsSchema,
  saveInvoiceDraftSchema,
} from '#contract/customers/extra'
import type { MockConfig } from '../config'
import { DemoRoutes } from '../demo/demoRoutes'
import { customersDatabase } from './database'
import { readDraft, saveDraft } from './invoiceDraft'
import { addProduct, removeProducts, restoreProducts } from './products'

/** A hundred items and long notes, in whatever script. */
const longestDraft = 512 * 1024

export function customersHandlers(config: MockConfig): HttpHandler[] {
  const routes = new DemoRoutes(config, customersDatabase)
  const { customers, orders, products, reviews } = customersDatabase
  const paths = { ...customersPaths, ...customersExtraPaths }
  return [
    routes.get(paths.customers, async () =>
      listed('customers', customerSchema, await customers.toArray()),
    ),
    routes.get(paths.orders, async () => listed('orders', orderSchema, await orders.toArray())),
    routes.get(paths.products, async () =>
      listed('products', soldProductSchema, await products.toArray()),
    ),
    routes.get(paths.reviews, async () =>
      listed('productreviews', productReviewSchema, await reviews.toArray()),
    ),
    routes.post(paths.newProduct, newProductSchema, addProduct),
    routes.post(paths.removeProducts, productIdsSchema, removeProducts),
    routes.post(paths.restoreProducts, productIdsSchema, restoreProducts),
    routes.get(paths.invoiceDraft, readDraft),
    routes.post(paths.invoiceDraft, saveInvoiceDraftSchema, saveDraft, longestDraft),
  ]
}

/** The valid ones of a list's rows, as they are stored, and how many others there are. */
function listed(name: string, schema: v.GenericSchema, rows: readonly unknown[]): object {
  const valid = rows.filter((row) => v.is(schema, row))
  const skipped = rows.length - valid.length
  return { [name]: valid, ...(skipped > 0 && { skippedRecords: skipped }) }
}
