import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { Customer } from '#contract/customers/customers'
import type { InvoiceDraft } from '#contract/customers/invoiceDraft'
import { DayField } from '#ui/form/DayField'
import { Field, type FieldProps, fullNote } from '#ui/form/Field'
import { useLocale, useText } from '#ui/intl/useText'
import { useCustomersQuery } from '../api/customers'
import { draftTotals } from './draftTotals'
import { FieldConflict } from './FieldConflict'
import { TotalLines } from './paper/TotalLines'
import type { DraftField as DraftFieldName, InvoiceEditor } from './useInvoiceEditor'

interface InvoiceFieldsProps {
  editor: InvoiceEditor
}

/** The two dates of an invoice; its number is assigned when it is issued. */
export function InvoiceFields({ editor }: InvoiceFieldsProps) {
  const text = useText()
  return (
    <Grid>
      <DateField editor={editor} name="date" label={text('customers.invoice.date')} />
      <DateField editor={editor} name="due" label={text('customers.invoice.due')} />
      <Hint>{text('customers.invoice.numberHint')}</Hint>
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

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  gridColumn: '1 / -1',
  margin: 0,
  color: theme.palette.text.secondary,
}))

interface CustomerFieldsProps {
  editor: InvoiceEditor
}

/** The customer of the invoice: any name, or a known customer, whose address is then filled in. */
export function CustomerFields({ editor }: CustomerFieldsProps) {
  const text = useText()
  const listId = useId()
  const customers = useCustomersQuery().currentData?.value.customers ?? []
  return (
    <>
      <DraftField
        editor={editor}
        name="customerName"
        label={text('customers.invoice.customerName')}
        list={listId}
        required
        onChange={(name) => editor.change((now) => withCustomer(now, name, customers))}
      />
      <datalist id={listId}>
        {[...new Set(customers.map(({ name }) => name))].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
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

/** Sets the name and, for a known customer, the contact data; existing input stays. */
function withCustomer(
  { customerEmail, customerAddress }: InvoiceDraft,
  customerName: string,
  customers: readonly Customer[],
): Partial<InvoiceDraft> {
  const chosen = customers.find(({ name }) => name === customerName)
  const isTyped = (value: string, name: 'email' | 'location') =>
    value !== '' && !customers.some((customer) => customer[name] === value)
  return {
    customerName,
    ...(chosen && !isTyped(customerEmail, 'email') && { customerEmail: chosen.email }),
    ...(chosen && !isTyped(customerAddress, 'location') && { customerAddress: chosen.location }),
  }
}

interface DateFieldProps {
  editor: InvoiceEditor
  name: 'date' | 'due'
  label: string
}

/** One of the two dates of an invoice. */
function DateField({ editor, name, label }: DateFieldProps) {
  const text = useText()
  const error = editor.shownError(name)
  return (
    <div>
      <DayField
        required
        name={name}
        label={label}
        value={editor.draft[name]}
        error={error && text(error)}
        onChange={(day) => editor.change({ [name]: day ?? '' })}
        onBlur={() => editor.leave(name)}
      />
      <FieldConflict
        editor={editor}
        name={name}
        onTake={(value) => editor.change({ [name]: value })}
      />
    </div>
  )
}

interface DraftFieldProps
  extends Pick<FieldProps, 'label' | 'type' | 'inputMode' | 'list' | 'required' | 'endAdornment'> {
  editor: InvoiceEditor
  name: DraftFieldName
  maxLength?: number
  /** Only needed if the change affects more than this field. */
  onChange?: (value: string) => void
}

/** A text field of the draft with its error. */
function DraftField({
  editor,
  name,
  maxLength = 500,
  onChange: change = (value) => editor.change({ [name]: value }),
  ...field
}: DraftFieldProps) {
  const text = useText()
  const error = editor.shownError(name)
  return (
    <div>
      <Field
        {...field}
        name={name}
        value={editor.draft[name]}
        onChange={change}
        onBlur={() => editor.leave(name)}
        error={error && text(error)}
        maxLength={maxLength}
        hint={field.inputMode ? '' : fullNote(text, maxLength, editor.draft[name])}
        autoComplete="off"
      />
      <FieldConflict editor={editor} name={name} onTake={change} />
    </div>
  )
}

interface TotalsFieldsProps {
  editor: InvoiceEditor
}

/** Discount and tax, with the totals updated while typing. */
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
      <TotalLines totals={draftTotals(editor.draft, useLocale())} />
    </>
  )
}

const Pair = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: '0 12px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
})
