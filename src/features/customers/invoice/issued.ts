import type { Invoice, IssueInvoice } from '#contract/customers/invoice'
import type { InvoiceDraft } from '#contract/customers/invoiceDraft'
import { bahtFromSatang, satang } from '#lib/money'
import { makeRequestId } from '#lib/requestId'
import { startOfDay } from '#lib/zones'
import type { Text } from '#ui/intl/useText'
import type { DemoFormats } from '#ui/time/demoClock'
import { invoiceStatusMeta, type ShownStatus } from '../statuses'
import { parsePrice } from './draftTotals'
import { parsePercent, parseQuantity } from './items/typedNumbers'
import type { Paper } from './paper/draftPaper'
import { lineSum, type Totals, totalsOf } from './totals'

/** @param today `yyyy-mm-dd` */
export function shownStatus({ status, due }: Invoice, today: string): ShownStatus {
  return status === 'open' && due < today ? 'overdue' : status
}

export function invoiceTotals({ items, discount, tax }: Invoice): Totals {
  return totalsOf({
    lines: items.map(({ qty, price }) => ({ quantity: qty, price })),
    discount,
    tax,
  })
}

/** The paper of an issued invoice. */
export function invoicePaper(
  invoice: Invoice,
  today: string,
  text: Text,
  format: DemoFormats,
): Paper {
  const { id, date, due, customerName, customerAddress, customerEmail, items, notes } = invoice
  return {
    number: id,
    items: [
      { label: text('customers.invoice.date'), value: format.date(startOfDay(date, format.zone)) },
      { label: text('customers.invoice.due'), value: format.date(startOfDay(due, format.zone)) },
      {
        label: text('customers.status'),
        value: text(invoiceStatusMeta[shownStatus(invoice, today)].label),
      },
    ],
    customer: [customerName, customerAddress, customerEmail].filter(Boolean),
    lines: items.map(({ name, qty, price }, index) => ({
      key: String(index),
      name,
      quantity: qty,
      price,
      sum: lineSum({ quantity: qty, price }),
    })),
    totals: invoiceTotals(invoice),
    notes,
  }
}

/** The request to issue a draft without errors. */
export function issuedFrom(draft: InvoiceDraft, locale: string): IssueInvoice {
  const { id, items, discount, tax, ...texts } = draft
  return {
    ...texts,
    draftId: id || makeRequestId(),
    customerEmail: draft.customerEmail.trim(),
    items: items.map(({ name, quantity, price }) => ({
      name,
      qty: parseQuantity(quantity, locale) ?? 0,
      price: bahtFromSatang(parsePrice(price, locale) ?? satang(0)),
    })),
    discount: (parsePercent(discount, locale) ?? 0) / 100,
    tax: (parsePercent(tax, locale) ?? 0) / 100,
  }
}
