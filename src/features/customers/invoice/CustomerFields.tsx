import { useText } from '#ui/intl/useText'
import { DraftField } from './DraftField'
import type { InvoiceEditor } from './useInvoiceEditor'

interface CustomerFieldsProps {
  editor: InvoiceEditor
}

/** Whom the invoice is for. */
export function CustomerFields({ editor }: CustomerFieldsProps) {
  const text = useText()
  return (
    <>
      <DraftField
        editor={editor}
        name="customerName"
        label={text('customers.invoice.customerName')}
        required
      />
      <DraftField
        editor={editor}
        name="customerEmail"
        label={text('customers.email')}
        type="email"
        inputMode="email"
      />
      <DraftField editor={editor} name="customerAddress" label={text('customers.address')} />
    </>
  )
}
