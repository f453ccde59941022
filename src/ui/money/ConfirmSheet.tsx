import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { CoverDialog } from '../cover/CoverDialog'
import { BusyButton } from '../form/BusyButton'
import { useText } from '../intl/useText'

interface ConfirmSheetProps {
  open: boolean
  title: string
  /** What is repeated for the last look: mostly a `DescriptionList`. */
  children: ReactNode
  /** Names the action with its amount. */
  confirmLabel: string
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The last look before money moves: a sheet at the lower edge of a phone, a dialog elsewhere. */
export function ConfirmSheet({
  open,
  title,
  children,
  confirmLabel,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmSheetProps) {
  const text = useText()
  const titleId = useId()
  return (
    <Sheet
      open={open}
      onClose={busy ? undefined : onCancel}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
    >
      <Title id={titleId}>{title}</Title>
      {children}
      <Buttons>
        <BusyButton size="large" variant="contained" onClick={onConfirm} busy={busy}>
          {confirmLabel}
        </BusyButton>
        <Button size="large" onClick={onCancel} disabled={busy}>
          {text('ui.cancel')}
        </Button>
      </Buttons>
    </Sheet>
  )
}

const Sheet = styled(CoverDialog)(({ theme }) => ({
  '& .MuiDialog-paper': { padding: 24 },
  [theme.breakpoints.down('sm')]: {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': {
      width: '100%',
      maxWidth: 'none',
      margin: 0,
      paddingBottom: 'calc(24px + env(safe-area-inset-bottom))',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
}))

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: '0 0 12px' }))

const Buttons = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  marginTop: 20,
  '& > button': { minHeight: 48 },
})
