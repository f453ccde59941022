import type { InvoiceDraft } from '#contract/customers/invoiceDraft'
import { type Satang, satang } from '#lib/money'
import { startOfDay } from '#lib/zones'
import type { Description } from '#ui/display/DataText'
import type { Text } from '#ui/intl/useText'
import type { DemoFormats } from '#ui/time/demoClock'
import { draftTotals, itemSum, parsePrice } from '../draftTotals'
import { parseQuantity } from '../items/typedNumbers'
import type { Totals } from '../totals'

/** The paper of an unfinished draft. */
export function draftPaper(draft: InvoiceDraft, text: Text, format: DemoFormats): Paper {
  const { date, due, items, notes } = draft
  const day = (written: string) => {
    const moment = startOfDay(written, format.zone)
    return Number.isNaN(moment) ? '—' : format.date(moment)
  }
  return {
    number: text('customers.status.draft'),
    items: [
      { label: text('customers.invoice.date'), value: day(date) },
      { label: text('customers.invoice.due'), value: day(due) },
    ],
    customer: [draft.customerName, draft.customerAddress, draft.customerEmail].filter(Boolean),
    lines: items.map((item) => ({
      key: item.id,
      name: item.name,
      quantity: parseQuantity(item.quantity, format.locale) ?? 0,
      price: parsePrice(item.price, format.locale) ?? satang(0),
      sum: itemSum(item, format.locale),
    })),
    totals: draftTotals(draft, format.locale),
    notes,
  }
}

/** Content of an invoice's paper. */
export interface Paper {
  number: string
  /** Dates and other labelled values. */
  items: readonly Description[]
  /** Lines of the customer's address, starting with the name. */
  customer: readonly string[]
  lines: readonly { key: string; name: string; quantity: number; price: Satang; sum: Satang }[]
  totals: Totals
  notes: string
}
