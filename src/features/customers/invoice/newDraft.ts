import type { InvoiceDraft } from '#contract/customers/invoiceDraft'
import { makeRequestId } from '#lib/requestId'
import { addDays } from '#lib/time'

export type DraftItem = InvoiceDraft['items'][number]

/** Thai value added tax, in percent. */
const usualTax = '7'

const usualTermDays = 30

/** An empty invoice draft, dated `yyyy-mm-dd`. */
export function newDraft(date: string): InvoiceDraft {
  return {
    id: makeRequestId(),
    customerName: '',
    customerEmail: '',
    customerAddress: '',
    date,
    due: addDays(date, usualTermDays),
    // Two windows that start an invoice start with the same row.
    items: [{ ...newItem(), id: 'first' }],
    discount: '',
    tax: usualTax,
    notes: '',
  }
}

export function newItem(): DraftItem {
  return { id: makeRequestId(), name: '', quantity: '1', price: '' }
}
