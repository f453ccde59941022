/** Routes of our own, beside the specified ones: adding and removing products, the invoice draft. */
import * as v from 'valibot'
import { satang } from '#lib/money'
import { idInBody, lineInBody, textInBody } from '../demo'
import { bahtOnWire, countOnWire, instantOnWire, maybe } from '../wire'
import { soldProductSchema } from './customers'

export const customersExtraPaths = {
  /** {@link newProductSchema} → `{ product }` */
  newProduct: '/api/customer/product/new',
  /** {@link productIdsSchema} → `{ ids }`; the products can be brought back. */
  removeProducts: '/api/customer/product/remove',
  /** {@link productIdsSchema} of removed products → `{ ids }` */
  restoreProducts: '/api/customer/product/restore',
  /** GET → {@link invoiceDraftAnswer}; POST {@link saveInvoiceDraftSchema} → the same. */
  invoiceDraft: '/api/customer/invoice-draft',
} as const

/** The highest price of one piece: 9,999,999.99 baht, and pieces; sums of them stay exact. */
export const highestPrice = satang(999_999_999)
export const highestQuantity = 100_000

export const newProductSchema = v.object({
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

export const productIdsAnswer = v.object({ ids: v.array(v.string()) })

export const invoiceStatuses = ['draft', 'sent', 'paid'] as const

export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** An invoice as far as it is typed: texts as they stand in the fields, valid or not. */
export const invoiceDraftSchema = v.object({
  customerName: lineInBody,
  customerEmail: lineInBody,
  customerAddress: lineInBody,
  number: lineInBody,
  /** `yyyy-mm-dd` or empty, as are all dates here. */
  date: v.pipe(v.string(), v.maxLength(20)),
  due: v.pipe(v.string(), v.maxLength(20)),
  status: v.picklist(invoiceStatuses),
  items: v.pipe(
    v.array(
      v.object({
        id: idInBody,
        name: lineInBody,
        quantity: v.pipe(v.string(), v.maxLength(40)),
        price: v.pipe(v.string(), v.maxLength(40)),
      }),
    ),
    v.maxLength(100),
  ),
  /** Percent. */
  discount: v.pipe(v.string(), v.maxLength(40)),
  tax: v.pipe(v.string(), v.maxLength(40)),
  notes: v.pipe(textInBody, v.maxLength(10_000)),
})

export type InvoiceDraft = v.InferOutput<typeof invoiceDraftSchema>

/** Null: there is none any more. */
export const saveInvoiceDraftSchema = v.object({ draft: v.nullable(invoiceDraftSchema) })

export const invoiceDraftAnswer = v.object({
  draft: v.nullable(invoiceDraftSchema),
  savedAt: maybe(instantOnWire),
})

export type StoredInvoiceDraft = v.InferOutput<typeof invoiceDraftAnswer>
