import type { InvoiceDraft } from '#contract/customers/invoiceDraft'
import { makeRequestId } from '#lib/requestId'
import { addDays, bangkokDay } from '#lib/time'

export type DraftItem = InvoiceDraft['items'][number]

/** Thai value added tax, in percent. */
const usualTax = '7'

const usualTermDays = 30

/** An invoice nobody has typed anything into, dated today. */
export function newDraft(now: number): InvoiceDraft {
  const date = bangkokDay(now)
  return {
    id: makeRequestId(),
    customerName: '',
    customerEmail: '',
    customerAddress: '',
    date,
    due: addDays(date, usualTermDays),
    items: [newItem()],
    discount: '',
    tax: usualTax,
    notes: '',
  }
}

export function newItem(): DraftItem {
  return { id: makeRequestId(), name: '', quantity: '1', price: '' }
}
