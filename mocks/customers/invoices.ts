import * as v from 'valibot'
import {
  invoiceSchema,
  type invoiceStatusSchema,
  type issueInvoiceSchema,
} from '#contract/customers/invoice'
import { bahtFromSatang } from '#lib/money'
import { isoNow } from '../clock'
import { DemoError } from '../demo/demoRoutes'
import { customersDatabase, type InvoiceRow } from './database'

const firstNumber = 1001

/** Turns the draft into an invoice with the next number and deletes the draft, in one transaction. */
export async function issueInvoice(
  issued: v.InferOutput<typeof issueInvoiceSchema>,
): Promise<object> {
  const { invoices, invoiceDrafts } = customersDatabase
  const { draftId, items, discount, tax, ...texts } = issued
  const same = await invoices.where({ draftId }).first()
  if (same) return { invoice: same }
  const last = await invoices.orderBy('number').last()
  const number = last ? last.number + 1 : firstNumber
  const invoice: InvoiceRow = {
    ...texts,
    draftId,
    number,
    id: `INV-${number}`,
    issuedAt: isoNow(),
    items: items.map(({ price, ...item }) => ({ ...item, price: bahtFromSatang(price) })),
    discount: discount / 100,
    tax: tax / 100,
    status: 'open',
    statusAt: null,
  }
  await invoices.add(invoice)
  const kept = await invoiceDrafts.get('draft')
  // Old drafts have no id, but there is only one draft.
  if (kept && (!kept.draft.id || kept.draft.id === draftId)) await invoiceDrafts.clear()
  return { invoice }
}

export async function changeInvoiceStatus({
  id,
  was,
  status,
}: v.InferOutput<typeof invoiceStatusSchema>): Promise<object> {
  const { invoices } = customersDatabase
  const invoice = (await invoices.toArray()).find((one) => one.id === id)
  if (!invoice || !v.is(invoiceSchema, invoice))
    throw new DemoError(404, 'There is no such invoice')
  // Repeated after a lost answer.
  if (invoice.status === status) return { invoice }
  if (invoice.status !== was || was === 'cancelled') {
    throw new DemoError('changed')
  }
  const changed = { status, statusAt: isoNow() }
  await invoices.update(invoice.number, changed)
  return { invoice: { ...invoice, ...changed } }
}
