import type { EntityTable } from 'dexie'
import type * as v from 'valibot'
import type {
  customerSchema,
  orderSchema,
  productReviewSchema,
  soldProductSchema,
} from '#contract/customers/customers'
import type { invoiceSchema } from '#contract/customers/invoice'
import type { InvoiceDraft } from '#contract/customers/invoiceDraft'
import { DemoDatabase, type Rows } from '../demo/demoDatabase'
import { customersRows } from './content'

class CustomersDatabase extends DemoDatabase {
  declare readonly customers: EntityTable<CustomerRow, 'id'>
  declare readonly orders: EntityTable<OrderRow, 'id'>
  declare readonly products: EntityTable<ProductRow, 'id'>
  /** Removed products, to restore them. */
  declare readonly removedProducts: EntityTable<ProductRow, 'id'>
  declare readonly reviews: EntityTable<ReviewRow, 'id'>
  declare readonly invoiceDrafts: EntityTable<DraftRow, 'id'>
  declare readonly invoices: EntityTable<InvoiceRow, 'number'>

  constructor() {
    super('customers', {
      customers: 'id',
      orders: 'id',
      products: 'id',
      removedProducts: 'id',
      reviews: 'id',
      invoiceDrafts: 'id',
    })
    this.version(2).stores({ invoices: 'number, &draftId' })
  }

  protected rowsOf(content: unknown, at: number): Rows {
    return customersRows(content, at)
  }
}

export const customersDatabase = new CustomersDatabase()

// Rows are stored in their wire format.
type CustomerRow = v.InferInput<typeof customerSchema>
type OrderRow = v.InferInput<typeof orderSchema>
export type ProductRow = v.InferInput<typeof soldProductSchema> & { id: string }
type ReviewRow = v.InferInput<typeof productReviewSchema>

/** `number`: the numeric part of the id. `draftId`: the draft that became this invoice. */
export type InvoiceRow = v.InferInput<typeof invoiceSchema> & { number: number; draftId: string }

/** At most one row. */
interface DraftRow {
  id: 'draft'
  draft: InvoiceDraft
  savedAt: string
}
