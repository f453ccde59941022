/** Layout around the paper of orders and invoices. */
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { pageCardGround } from '#ui/appearance/grounds'
import { PrintIcon } from '#ui/icons/actions'

/** Title or tabs, and buttons. */
export const DocumentHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  marginBottom: 16,
})

export const DocumentButtons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** The paper on the screen. */
export const Sheet = styled('div')(({ theme }) => ({
  maxWidth: 860,
  padding: 24,
  ...pageCardGround(theme),
}))

export function PrintButton({ children }: { children: string }) {
  return (
    <Button variant="outlined" startIcon={<PrintIcon size={18} />} onClick={() => print()}>
      {children}
    </Button>
  )
}
