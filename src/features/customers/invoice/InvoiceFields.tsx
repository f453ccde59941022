import { styled } from '@mui/material/styles'
import { invoiceStatuses } from '#contract/customers/extra'
import { SelectField } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'
import { invoiceLooks } from '../statuses'
import { DateField } from './DateField'
import { DraftField } from './DraftField'
import type { InvoiceEditor } from './useInvoiceEditor'

interface InvoiceFieldsProps {
  editor: InvoiceEditor
}

/** Number, dates and status. */
export function InvoiceFields({ editor }: InvoiceFieldsProps) {
  const text = useText()
  const { draft, change } = editor
  return (
    <Grid>
      <DraftField
        editor={editor}
        name="number"
        label={text('customers.invoice.number')}
        maxLength={40}
        required
      />
      <SelectField
        name="status"
        label={text('customers.status')}
        value={draft.status}
        options={invoiceStatuses.map((status) => ({
          value: status,
          label: text(invoiceLooks[status].label),
        }))}
        onChange={(value) => {
          const status = invoiceStatuses.find((one) => one === value)
          if (status) change({ status })
        }}
      />
      <DateField editor={editor} name="date" label={text('customers.invoice.date')} />
      <DateField editor={editor} name="due" label={text('customers.invoice.due')} />
    </Grid>
  )
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0 12px',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
