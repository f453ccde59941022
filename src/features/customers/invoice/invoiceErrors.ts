import type { InvoiceDraft } from '#contract/customers/invoiceDraft'
import { isEmail } from '#lib/text/email'
import { isDay } from '#lib/time'
import type { MessageKey } from '#ui/intl/messages'
import { parsePrice } from './draftTotals'
import { parsePercent, parseQuantity } from './items/typedNumbers'

/** By field name, in the order of the fields; an item's fields are `<item id>.name` and so on. */
export type InvoiceErrors = ReadonlyMap<string, MessageKey>

/** The errors that prevent a draft from becoming an invoice. */
export function invoiceErrors(draft: InvoiceDraft, locale: string): InvoiceErrors {
  const errors = new Map<string, MessageKey>()
  const need = (name: string, isValid: boolean, error: MessageKey) => {
    if (!isValid) errors.set(name, error)
  }
  const { customerEmail: email, date, due } = draft
  need('customerName', filled(draft.customerName), 'customers.error.required')
  need('customerEmail', !filled(email) || isEmail(email.trim()), 'customers.error.email')
  need('date', isDay(date), 'customers.error.date')
  if (isDay(due)) need('due', !isDay(date) || due >= date, 'customers.error.due')
  else need('due', false, 'customers.error.date')
  for (const { id, name, quantity, price } of draft.items) {
    const pieces = parseQuantity(quantity, locale)
    need(`${id}.name`, filled(name), 'customers.error.required')
    need(`${id}.quantity`, pieces !== null && pieces > 0, 'customers.error.quantity')
    need(`${id}.price`, parsePrice(price, locale) !== null, 'customers.error.price')
  }
  need('discount', parsePercent(draft.discount, locale) !== null, 'customers.error.percent')
  need('tax', parsePercent(draft.tax, locale) !== null, 'customers.error.percent')
  return errors
}

function filled(text: string): boolean {
  return text.trim() !== ''
}
