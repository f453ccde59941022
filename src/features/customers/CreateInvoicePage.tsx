import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import type { Invoice } from '#contract/customers/invoice'
import type { StoredInvoiceDraft } from '#contract/customers/invoiceDraft'
import { memberPaths, pathOf } from '#lib/paths/member'
import { readablePlaceholder } from '#ui/display/DataText'
import { ButtonLink } from '#ui/form/BusyButton'
import { fullNote } from '#ui/form/Field'
import { EyeIcon } from '#ui/icons/entry'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { PrintOnly, printAreaClass } from '#ui/print/PrintOnly'
import { useDemoFormat } from '#ui/time/demoClock'
import { openAlert } from '#ui/toast/toastSlice'
import { useInvoiceDraftQuery } from './api/invoice'
import { FieldConflict } from './invoice/FieldConflict'
import { CustomerFields, InvoiceFields, TotalsFields } from './invoice/InvoiceFields'
import { ItemRows } from './invoice/items/ItemRows'
import { draftPaper } from './invoice/paper/draftPaper'
import { InvoicePaper } from './invoice/paper/InvoicePaper'
import { SaveLine } from './invoice/SaveLine'
import { StartAnew } from './invoice/StartAnew'
import { useInvoiceEditor } from './invoice/useInvoiceEditor'

/** Page to write, preview and print an invoice; the draft is saved throughout. */
export function CreateInvoicePage() {
  const text = useText()
  return (
    <Page
      title={text('customers.invoice.title')}
      parentLink={
        <ButtonLink to={memberPaths.invoices}>{text('customers.invoices.all')}</ButtonLink>
      }
    >
      <LoadArea state={loadState(useInvoiceDraftQuery())}>
        {(stored) => <InvoiceForm stored={stored} />}
      </LoadArea>
    </Page>
  )
}

const InvoicePreview = lazyOverlay(
  () => import('./invoice/paper/InvoicePreview').then((module) => module.InvoicePreview),
  ({ onClose }) => onClose,
)

interface InvoiceFormProps {
  /** The draft as stored by this tab or another one. */
  stored: StoredInvoiceDraft
}

function InvoiceForm({ stored }: InvoiceFormProps) {
  const text = useText()
  const format = useDemoFormat()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const editor = useInvoiceEditor(stored)
  const [previewed, setPreviewed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { draft, errors } = editor

  function preview(): void {
    if (editor.check()) {
      setPreviewed(true)
      return
    }
    const [first] = errors.keys()
    const field = form.current?.elements.namedItem(first ?? '')
    if (field instanceof HTMLElement) field.focus()
  }

  function showIssued({ id }: Invoice): void {
    editor.issued()
    dispatch(openAlert('success', text('customers.invoice.issued', { id })))
    void navigate(pathOf(memberPaths.invoice, id))
  }

  return (
    <Form
      ref={form}
      noValidate
      aria-label={text('customers.invoice.title')}
      onSubmit={(event) => {
        event.preventDefault()
        preview()
      }}
    >
      <PrintOnly />
      <Columns>
        <SectionCard title={text('customers.invoice.customer')}>
          <CustomerFields editor={editor} />
        </SectionCard>
        <SectionCard title={text('customers.invoice.invoice')}>
          <InvoiceFields editor={editor} />
        </SectionCard>
      </Columns>
      <SectionCard title={text('customers.invoice.items')}>
        <ItemRows editor={editor} />
      </SectionCard>
      <Columns>
        <SectionCard title={text('customers.invoice.notes')}>
          <NotesField value={draft.notes} onChange={(notes) => editor.change({ notes })} />
          <FieldConflict
            editor={editor}
            name="notes"
            onTake={(notes) => editor.change({ notes })}
          />
        </SectionCard>
        <SectionCard title={text('customers.invoice.totals')}>
          <TotalsFields editor={editor} />
        </SectionCard>
      </Columns>
      <Foot>
        <SaveLine state={editor.saveState} onRetry={editor.retrySave} />
        <StartAnew disabled={!editor.touched} onStart={editor.startAnew} />
        <Button type="submit" variant="contained" startIcon={<EyeIcon size={18} />}>
          {text('customers.invoice.preview')}
        </Button>
      </Foot>
      {/* Printed when the user prints with the browser's own menu. */}
      {!previewed && (
        <PaperOnly className={printAreaClass}>
          <InvoicePaper paper={draftPaper(draft, text, format)} />
        </PaperOnly>
      )}
      {previewed && (
        <InvoicePreview draft={draft} onClose={() => setPreviewed(false)} onIssued={showIssued} />
      )}
    </Form>
  )
}

const Form = styled('form')({ display: 'grid', gap: 16 })

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 12,
})

const PaperOnly = styled('div')({ '@media screen': { display: 'none' } })

/** Characters. */
const longestNotes = 2000

interface NotesFieldProps {
  value: string
  onChange: (value: string) => void
}

function NotesField({ value, onChange }: NotesFieldProps) {
  const text = useText()
  const full = fullNote(text, longestNotes, value)
  return (
    <>
      <Input
        multiline
        fullWidth
        minRows={5}
        maxRows={12}
        name="notes"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        placeholder={text('customers.invoice.notesHint')}
        slotProps={{
          input: { 'aria-label': text('customers.invoice.notes'), maxLength: longestNotes },
        }}
      />
      {full !== '' && <FormHelperText role="status">{full}</FormHelperText>}
    </>
  )
}

const Input = styled(OutlinedInput)(({ theme }) => readablePlaceholder(theme))
