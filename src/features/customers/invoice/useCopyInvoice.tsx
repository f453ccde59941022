import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Invoice } from '#contract/customers/invoice'
import { clockNow } from '#lib/device/clock'
import { bahtFromSatang } from '#lib/money'
import { memberPaths } from '#lib/paths/member'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { useText } from '#ui/intl/useText'
import { useDemoFormat } from '#ui/time/demoClock'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useInvoiceDraftQuery, useSaveInvoiceDraftMutation } from '../api/invoice'
import { newDraft, newItem } from './newDraft'

/**
 * Starts a new invoice with the content of this one; asks for confirmation before it replaces an existing
 * draft.
 */
export function useCopyInvoice(invoice: Invoice) {
  const text = useText()
  const { day } = useDemoFormat()
  const navigate = useNavigate()
  const run = useMutationFeedback()
  const { data: stored } = useInvoiceDraftQuery()
  const [save] = useSaveInvoiceDraftMutation()
  const [isAsking, setAsking] = useState(false)

  async function begin(): Promise<void> {
    setAsking(false)
    if (!(await run(save({ draft: copyOf(invoice, day(clockNow())) }))).isDone) return
    await navigate(memberPaths.createInvoice)
  }

  return {
    copy: () => (stored?.value.draft ? setAsking(true) : void begin()),
    question: isAsking && (
      <LazyConfirmDialog
        open
        title={text('customers.invoice.startAnewTitle')}
        confirmLabel={text('customers.invoices.copy')}
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={() => void begin()}
      >
        {text('customers.invoice.startAnewMeans')}
      </LazyConfirmDialog>
    ),
  }
}

function copyOf(invoice: Invoice, today: string) {
  const { customerName, customerEmail, customerAddress, items, discount, tax, notes } = invoice
  return {
    ...newDraft(today),
    customerName,
    customerEmail,
    customerAddress,
    items: items.map(({ name, qty, price }) => ({
      ...newItem(),
      name,
      quantity: String(qty),
      price: bahtFromSatang(price).toFixed(2),
    })),
    discount: discount === 0 ? '' : String(discount / 100),
    tax: String(tax / 100),
    notes,
  }
}
