import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import type { Invoice } from '#contract/customers/invoice'
import type { InvoiceDraft } from '#contract/customers/invoiceDraft'
import { FailureNote } from '#ui/dialog/FormDialog'
import { BusyButton } from '#ui/form/BusyButton'
import { PrintIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { printAreaClass } from '#ui/print/PrintOnly'
import { useDemoFormat } from '#ui/time/demoClock'
import { useIssueInvoiceMutation } from '../../api/invoice'
import { issuedFrom } from '../issued'
import { draftPaper } from './draftPaper'
import { InvoicePaper } from './InvoicePaper'

interface InvoicePreviewProps {
  draft: InvoiceDraft
  onClose: () => void
  onIssued: (invoice: Invoice) => void
}

/** Print preview of the invoice. Load it lazily. */
export function InvoicePreview({ draft: typed, onClose, onIssued }: InvoicePreviewProps) {
  const text = useText()
  const format = useDemoFormat()
  const titleId = useId()
  const errorMessage = useErrorMessage()
  const [issue, { isLoading: busy, error }] = useIssueInvoiceMutation()
  const draft = useSameDraft(typed)
  const fullScreen = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })

  async function issueNow(): Promise<void> {
    if (busy) return
    const { data } = await issue(issuedFrom(draft, format.locale))
    if (data) onIssued(data.invoice)
  }

  return (
    <OverlayDialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
      fullScreen={fullScreen}
      fullWidth
      maxWidth="md"
    >
      <DialogTitle id={titleId}>{text('customers.invoice.preview')}</DialogTitle>
      <DialogContent dividers>
        <div className={printAreaClass}>
          <InvoicePaper paper={draftPaper(draft, text, format)} />
        </div>
      </DialogContent>
      <FailureNote>{error ? errorMessage(error) : null}</FailureNote>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {text('customers.invoice.backToForm')}
        </Button>
        <Button startIcon={<PrintIcon size={18} />} onClick={() => window.print()}>
          {text('table.print')}
        </Button>
        <BusyButton variant="contained" busy={busy} onClick={() => void issueNow()}>
          {text('customers.invoice.issue')}
        </BusyButton>
      </DialogActions>
    </OverlayDialog>
  )
}

/** Keeps the displayed draft after another window has issued it and replaced it by an empty one. */
function useSameDraft(draft: InvoiceDraft): InvoiceDraft {
  const [shown, setShown] = useState(draft)
  if (draft !== shown && draft.id === shown.id) setShown(draft)
  return draft.id === shown.id ? draft : shown
}
