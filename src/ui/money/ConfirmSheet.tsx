import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { BusyButton } from '../form/BusyButton'
import { useText } from '../intl/useText'
import { OverlayDialog } from '../overlay/OverlayDialog'

interface ConfirmSheetProps {
  /** From `usePayment`. The sheet is open while the request is being confirmed or sent. */
  payment: { state: { phase: string }; send: () => Promise<void>; reset: () => void }
  title: string
  /** Summary of the request, usually a `DescriptionList`. */
  children: ReactNode
  /** Names the action with its amount. */
  confirmLabel: string
}

/** Final confirmation before money moves: a sheet at the lower edge of phones, a dialog elsewhere. */
export function ConfirmSheet({ payment, title, children, confirmLabel }: ConfirmSheetProps) {
  const text = useText()
  const titleId = useId()
  const { state, send, reset } = payment
  const busy = state.phase === 'sending'
  return (
    <Sheet
      open={busy || state.phase === 'confirming'}
      onClose={busy ? undefined : reset}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
    >
      <Title id={titleId}>{title}</Title>
      {children}
      <Buttons>
        <BusyButton size="large" variant="contained" onClick={() => void send()} busy={busy}>
          {confirmLabel}
        </BusyButton>
        <Button size="large" onClick={reset} disabled={busy}>
          {text('ui.cancel')}
        </Button>
      </Buttons>
    </Sheet>
  )
}

const Sheet = styled(OverlayDialog)(({ theme }) => ({
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
