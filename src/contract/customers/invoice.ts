/** Issued invoices: numbered without a gap, and their charges never change. */
import * as v from 'valibot'
import { idInBody, lineInBody, skippedRecords, textInBody } from '../demo'
import { bahtOnWire, countOnWire, dayText, instantOnWire, maybe } from '../wire'
import { percentOnWire } from './customers'
import { highestPrice, highestQuantity } from './extra'

export const invoicePaths = {
  /** GET → {@link invoicesAnswer}; newest first. */
  list: '/api/customer/invoice/list',
  /** {@link issueInvoiceSchema} → `{ invoice }`; deletes the draft. */
  issue: '/api/customer/invoice/issue',
  /** {@link invoiceStatusSchema} → `{ invoice }` */
  status: '/api/customer/invoice/status',
} as const

const name = v.pipe(lineInBody, v.trim(), v.nonEmpty())

const charged = {
  customerName: name,
  customerEmail: lineInBody,
  customerAddress: lineInBody,
  date: dayText,
  due: dayText,
  items: v.pipe(
    v.array(
      v.object({
        name,
        qty: v.pipe(countOnWire, v.minValue(1), v.maxValue(highestQuantity)),
        price: v.pipe(bahtOnWire, v.maxValue(highestPrice)),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
  /** In hundredths of a percent, as of an order. */
  discount: percentOnWire,
  tax: percentOnWire,
  notes: v.pipe(textInBody, v.maxLength(10_000)),
}

/** A repeated draft gets the same invoice. */
export const issueInvoiceSchema = v.pipe(
  v.object({ draftId: idInBody, ...charged }),
  v.check(({ date, due }) => due >= date, 'Due before its date'),
)

export type IssueInvoice = v.InferInput<typeof issueInvoiceSchema>

/** A cancelled invoice keeps its number. */
export const issuedStatuses = ['open', 'paid', 'cancelled'] as const

export const invoiceSchema = v.object({
  /** Invoice number, such as `INV-1001`. */
  id: v.string(),
  issuedAt: instantOnWire,
  ...charged,
  status: v.picklist(issuedStatuses),
  /** When the status last changed. */
  statusAt: maybe(instantOnWire),
})

export type Invoice = v.InferOutput<typeof invoiceSchema>

export const invoiceAnswer = v.object({ invoice: invoiceSchema })

export const invoicesAnswer = v.object({ invoices: v.array(invoiceSchema), ...skippedRecords })

/** `was`: the status that the person saw. A cancelled invoice stays cancelled. */
export const invoiceStatusSchema = v.object({
  id: idInBody,
  was: v.picklist(issuedStatuses),
  status: v.picklist(issuedStatuses),
})

export type InvoiceStatusChange = v.InferOutput<typeof invoiceStatusSchema>
