import Button from '@mui/material/Button'
import { use, useState } from 'react'
import { useParams } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import type { Invoice } from '#contract/customers/invoice'
import { memberPaths } from '#lib/paths/member'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { StatusChip } from '#ui/display/StatusChip'
import { BusyButton, ButtonLink } from '#ui/form/BusyButton'
import { isRepeated } from '#ui/form/isRepeated'
import { PageIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { PhoneBack } from '#ui/page/PageBar'
import { PrintOnly, printAreaClass } from '#ui/print/PrintOnly'
import { EmptyState } from '#ui/state/Note'
import { useDemoFormat } from '#ui/time/demoClock'
import { useNow } from '#ui/time/useNow'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useChangeInvoiceStatusMutation, useInvoicesQuery } from './api/invoice'
import { DocumentButtons, DocumentHead, PrintButton, Sheet } from './document/DocumentParts'
import { invoicePaper, shownStatus } from './invoice/issued'
import { InvoicePaper } from './invoice/paper/InvoicePaper'
import { useCopyInvoice } from './invoice/useCopyInvoice'
import { invoiceStatusMeta } from './statuses'

/** Page of one issued invoice: its paper, and its actions. */
export function InvoicePage() {
  const text = useText()
  const { id } = useParams()
  const isPhone = use(PhoneBack) !== null
  const state = loadState(useInvoicesQuery())
  const invoice = state.answer?.value.invoices.find((one) => one.id === id)
  return (
    <Page
      title={invoice?.id ?? text('customers.invoice.invoice')}
      actions={isPhone && invoice && <PrintButton>{text('table.print')}</PrintButton>}
    >
      <LoadArea state={state}>
        {() =>
          invoice ? <InvoiceView invoice={invoice} isPhone={isPhone} /> : <InvoiceNotFound />
        }
      </LoadArea>
    </Page>
  )
}

/** Shown if no invoice has the id in the address. */
function InvoiceNotFound() {
  const text = useText()
  return (
    <EmptyState
      icon={<PageIcon size={32} />}
      title={text('customers.invoices.notFound')}
      message={text('customers.invoices.notFoundHint')}
      action={
        <ButtonLink to={memberPaths.invoices} variant="outlined">
          {text('customers.invoices.all')}
        </ButtonLink>
      }
    />
  )
}

interface InvoiceViewProps {
  invoice: Invoice
  /** The page's bar has the way back and the print button. */
  isPhone: boolean
}

function InvoiceView({ invoice, isPhone }: InvoiceViewProps) {
  const text = useText()
  const format = useDemoFormat()
  const today = format.day(useNow())
  const { label, tone } = invoiceStatusMeta[shownStatus(invoice, today)]
  const { copy, question } = useCopyInvoice(invoice)
  return (
    <>
      <PrintOnly />
      <DocumentHead>
        <StatusChip label={text(label)} tone={tone} />
        <DocumentButtons>
          {!isPhone && (
            <ButtonLink to={memberPaths.invoices}>{text('customers.invoices.all')}</ButtonLink>
          )}
          <Button onClick={(event) => !isRepeated(event) && copy()}>
            {text('customers.invoices.copy')}
          </Button>
          <StatusButtons invoice={invoice} />
          {!isPhone && <PrintButton>{text('table.print')}</PrintButton>}
        </DocumentButtons>
      </DocumentHead>
      <Sheet>
        <div className={printAreaClass}>
          <InvoicePaper paper={invoicePaper(invoice, today, text, format)} />
        </div>
      </Sheet>
      {question}
    </>
  )
}

/**
 * Marks an invoice as paid or cancelled. A wrong invoice is never edited: it is cancelled and written again.
 */
function StatusButtons({ invoice: { id, status } }: Pick<InvoiceViewProps, 'invoice'>) {
  const text = useText()
  const run = useMutationFeedback()
  const failure = (reason: string) => text('customers.notChanged', { id, reason })
  const [change, { isLoading: busy }] = useChangeInvoiceStatusMutation()
  const [isAsking, setAsking] = useState(false)
  if (status === 'cancelled') return null

  const pay = () =>
    run(change({ id, was: status, status: status === 'paid' ? 'open' : 'paid' }), {
      success: text(status === 'paid' ? 'customers.invoices.isOpen' : 'customers.invoices.isPaid', {
        id,
      }),
      failure,
    })
  async function cancel(): Promise<void> {
    await run(change({ id, was: status, status: 'cancelled' }), {
      success: text('customers.invoices.isCancelled', { id }),
      failure,
    })
    setAsking(false)
  }

  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {text('customers.invoices.cancel')}
      </Button>
      <BusyButton
        busy={busy}
        variant="outlined"
        onClick={(event) => {
          // The second click of a double click must not undo the first one.
          if (!isRepeated(event)) void pay()
        }}
      >
        {text(status === 'paid' ? 'customers.invoices.notPaid' : 'customers.invoices.markPaid')}
      </BusyButton>
      {isAsking && (
        <LazyConfirmDialog
          open
          title={text('customers.invoices.cancelTitle', { id })}
          confirmLabel={text('customers.invoices.cancel')}
          cancelLabel={text('customers.invoices.keep')}
          destructive
          busy={busy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void cancel()}
        >
          {text('customers.invoices.cancelMeans')}
        </LazyConfirmDialog>
      )}
    </>
  )
}
