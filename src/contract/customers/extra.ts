/** Routes of our own, beside the specified ones: adding and removing products, the invoice draft. */
import * as v from 'valibot'
import { satang } from '#lib/money'
import { idInBody, lineInBody } from '../demo'
import { bahtOnWire, countOnWire } from '../wire'
import { soldProductSchema, statusOnWire } from './customers'

export const customersExtraPaths = {
  /** {@link orderProgressSchema} → `{}`, of an order that did not come from the shop. */
  orderProgress: '/api/customer/order/progress',
  /** {@link newProductSchema} → `{ product }` */
  newProduct: '/api/customer/product/new',
  /** {@link productIdsSchema} → `{ ids }`; the products can be brought back. */
  removeProducts: '/api/customer/product/remove',
  /** {@link productIdsSchema} of removed products → `{ ids }` */
  restoreProducts: '/api/customer/product/restore',
  /** {@link reviewStatusSchema} → `{ ids }`; all of them, or none when one is unknown or no more as it was. */
  reviewStatus: '/api/customer/product/reviews/status',
  /** GET → `invoiceDraftAnswer`; POST `saveInvoiceDraftSchema` → the same. */
  invoiceDraft: '/api/customer/invoice-draft',
} as const

/** The highest price of one piece: 9,999,999.99 baht. */
export const highestPrice = satang(999_999_999)
/** Pieces in stock, and of a row of an invoice that was issued. */
export const highestQuantity = 100_000
/** Pieces that are typed into a row: the sum of a hundred such rows, taxed, stays exact. */
export const highestRowQuantity = 10_000

export const newProductSchema = v.object({
  /** Of the page's making, so that a product whose answer was lost stands once when sent again. */
  id: v.exactOptional(idInBody),
  name: v.pipe(lineInBody, v.trim(), v.nonEmpty(), v.maxLength(200)),
  category: v.pipe(lineInBody, v.trim(), v.nonEmpty(), v.maxLength(100)),
  /** Baht. */
  price: v.pipe(bahtOnWire, v.maxValue(highestPrice)),
  qty: v.pipe(countOnWire, v.maxValue(highestQuantity)),
})

export const newProductAnswer = v.object({ product: soldProductSchema })

export const productIdsSchema = v.object({
  ids: v.pipe(v.array(idInBody), v.minLength(1), v.maxLength(1000)),
})

/**
 * Each with its own status, so that one call takes a change of many back. `was`: as it was shown; what was
 * decided elsewhere meanwhile stays.
 */
export const reviewStatusSchema = v.object({
  changes: v.pipe(
    v.array(v.object({ id: idInBody, was: statusOnWire, status: statusOnWire })),
    v.minLength(1),
    v.maxLength(1000),
  ),
})

export type ReviewStatuses = v.InferOutput<typeof reviewStatusSchema>

export const productIdsAnswer = v.object({ ids: v.array(v.string()) })
