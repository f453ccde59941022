/** Our own routes beside the specified ones: order progress, products, reviews and the invoice draft. */
import * as v from 'valibot'
import { satang } from '#lib/money'
import { idInBody, lineInBody } from '../demo'
import { bahtOnWire, countOnWire } from '../wire'
import { soldProductSchema, statusOnWire } from './customers'

export const customersExtraPaths = {
  /** {@link orderProgressSchema} → `{}`, for an order that did not come from the shop. */
  orderProgress: '/api/customer/order/progress',
  /** {@link newProductSchema} → `{ product }` */
  newProduct: '/api/customer/product/new',
  /** {@link productIdsSchema} → `{ ids }`; the products can be restored. */
  removeProducts: '/api/customer/product/remove',
  /** {@link productIdsSchema} of removed products → `{ ids }` */
  restoreProducts: '/api/customer/product/restore',
  /** {@link reviewStatusSchema} → `{ ids }`; changes nothing if one review is unknown or has changed. */
  reviewStatus: '/api/customer/product/reviews/status',
  /** GET → `invoiceDraftAnswer`; POST `saveInvoiceDraftSchema` → the same. */
  invoiceDraft: '/api/customer/invoice-draft',
} as const

/** The highest price of one piece: 9,999,999.99 baht. */
export const highestPrice = satang(999_999_999)
/** Pieces in stock, and in a row of an issued invoice. */
export const highestQuantity = 100_000
/** Pieces typed into a row: the sum of a hundred such rows with tax stays exact. */
export const highestRowQuantity = 10_000

export const newProductSchema = v.object({
  /** Created by the page, so that a repeated request adds the product once. */
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
 * Each change has its own status, so that one call can undo many changes. `was`: the status that was shown. A
 * status that was decided elsewhere in the meantime stays.
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
