import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import type { InvoiceDraft } from '#contract/customers/extra'
import { CoverDialog } from '#ui/cover/CoverDialog'
import { PrintIcon } from '#ui/icons/actions'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { printAreaClass } from '#ui/print/PrintOnly'
import { draftPaper } from './draftPaper'
import { InvoicePaper } from './InvoicePaper'

interface InvoicePreviewProps {
  draft: InvoiceDraft
  onClose: () => void
}

/** The invoice as it will be printed. Load it lazily. */
export function InvoicePreview({ draft, onClose }: InvoicePreviewProps) {
  const text = useText()
  const format = useFormat()
  const titleId = useId()
  const fullScreen = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  return (
    <CoverDialog
      open
      onClose={onClose}
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
      <DialogActions>
        <Button onClick={onClose}>{text('customers.invoice.backToForm')}</Button>
        <Button
          variant="contained"
          startIcon={<PrintIcon size={18} />}
          onClick={() => window.print()}
        >
          {text('table.print')}
        </Button>
      </DialogActions>
    </CoverDialog>
  )
}
