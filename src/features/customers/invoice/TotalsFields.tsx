import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { DraftField } from './DraftField'
import { draftTotals } from './draftTotals'
import { TotalLines } from './paper/TotalLines'
import type { InvoiceEditor } from './useInvoiceEditor'

interface TotalsFieldsProps {
  editor: InvoiceEditor
}

/** Discount and tax, and what it all comes to while it is typed. */
export function TotalsFields({ editor }: TotalsFieldsProps) {
  const text = useText()
  return (
    <>
      <Pair>
        <DraftField
          editor={editor}
          name="discount"
          label={text('customers.invoice.discountPercent')}
          inputMode="decimal"
          maxLength={10}
        />
        <DraftField
          editor={editor}
          name="tax"
          label={text('customers.invoice.taxPercent')}
          inputMode="decimal"
          maxLength={10}
        />
      </Pair>
      <TotalLines totals={draftTotals(editor.draft)} />
    </>
  )
}

const Pair = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: '0 12px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
})
