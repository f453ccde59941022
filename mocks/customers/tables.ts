import type * as v from 'valibot'
import type {
  customerSchema,
  orderSchema,
  productReviewSchema,
  soldProductSchema,
} from '#contract/customers/customers'
import type { InvoiceDraft } from '#contract/customers/extra'

// Rows are kept as they go over the wire.
export type CustomerRow = v.InferInput<typeof customerSchema>
export type OrderRow = v.InferInput<typeof orderSchema>
export type ProductRow = v.InferInput<typeof soldProductSchema> & { id: string }
export type ReviewRow = v.InferInput<typeof productReviewSchema>

/** There is at most one. */
export interface DraftRow {
  id: 'draft'
  draft: InvoiceDraft
  savedAt: string
}
