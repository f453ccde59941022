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
  reviewStatusSchema,
} from '#contract/customers/extra'
import {
  invoicePaths,
  invoiceSchema,
  invoiceStatusSchema,
  issueInvoiceSchema,
} from '#contract/customers/invoice'
import { saveInvoiceDraftSchema } from '#contract/customers/invoiceDraft'
import { orderProgressSchema } from '#contract/shop/order'
import type { MockConfig } from '../config'
import { DemoRoutes } from '../demo/demoRoutes'
import { customersDatabase } from './database'
import { readDraft, saveDraft } from './invoiceDraft'
import { changeInvoiceStatus, issueInvoice } from './invoices'
import { changeProgress } from './orders'
import { addProduct, changeReviews, removeProducts, restoreProducts } from './products'
import { shopOrders } from './shopOrders'

/** In bytes: a hundred items and long notes in any script. */
const longestDraft = 512 * 1024

export function customersHandlers(config: MockConfig): HttpHandler[] {
  const routes = new DemoRoutes(config, customersDatabase)
  const { customers, orders, products, reviews, invoices } = customersDatabase
  const paths = { ...customersPaths, ...customersExtraPaths }
  return [
    routes.getWith(paths.customers, shopOrders, async ({ placed }) => {
      const counts = new Map<string, number>()
      for (const { name } of [...(await orders.toArray()), ...placed]) {
        counts.set(name, (counts.get(name) ?? 0) + 1)
      }
      const rows = await customers.toArray()
      const counted = rows.map((row) => ({ ...row, orders: counts.get(row.name) ?? 0 }))
      return listed('customers', customerSchema, counted)
    }),
    routes.getWith(paths.orders, shopOrders, async ({ placed, damaged }) =>
      listed('orders', orderSchema, [...(await orders.toArray()), ...placed], damaged),
    ),
    routes.post(paths.orderProgress, orderProgressSchema, changeProgress),
    routes.get(paths.products, async () =>
      listed('products', soldProductSchema, await products.toArray()),
    ),
    routes.get(paths.reviews, async () =>
      listed('productreviews', productReviewSchema, await reviews.toArray()),
    ),
    routes.post(paths.newProduct, newProductSchema, addProduct),
    routes.post(paths.removeProducts, productIdsSchema, removeProducts),
    routes.post(paths.restoreProducts, productIdsSchema, restoreProducts),
    routes.post(paths.reviewStatus, reviewStatusSchema, changeReviews),
    routes.get(paths.invoiceDraft, readDraft),
    routes.post(paths.invoiceDraft, saveInvoiceDraftSchema, saveDraft, longestDraft),
    routes.get(invoicePaths.list, async () =>
      listed('invoices', invoiceSchema, (await invoices.toArray()).toReversed()),
    ),
    routes.post(invoicePaths.issue, issueInvoiceSchema, issueInvoice, longestDraft),
    routes.post(invoicePaths.status, invoiceStatusSchema, changeInvoiceStatus),
  ]
}

/** Valid rows of a list as stored, and the number of others. `damaged`: rows left out before this call. */
function listed(
  name: string,
  schema: v.GenericSchema,
  rows: readonly unknown[],
  damaged = 0,
): object {
  const valid = rows.filter((row) => v.is(schema, row))
  const skipped = rows.length - valid.length + damaged
  return { [name]: valid, ...(skipped > 0 && { skippedRecords: skipped }) }
}
