import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useState } from 'react'
import { satang } from '#lib/money'
import { CoverDialog } from '../cover/CoverDialog'
import { BusyButton } from '../form/BusyButton'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'
import { FocusKeeper } from '../page/Page'
import { Note } from '../state/Note'

interface ConfirmSheetProps {
  /** Of `usePayment`: the sheet is open while its request is being confirmed or sent. */
  payment: { state: { phase: string }; send: () => Promise<void>; reset: () => void }
  title: string
  /** What is repeated for the last look: mostly a `DescriptionList`. */
  children: ReactNode
  /** Names the action with its amount. */
  confirmLabel: string
}

/** The last look before money moves: a sheet at the lower edge of a phone, a dialog elsewhere. */
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

interface LostOrder {
  isCertain: boolean
  body: unknown
  sendAgain: () => Promise<void>
  leave: () => void
}

/** Of `usePayment`. */
export type PerhapsLost = { phase: string } & (LostOrder | { isCertain?: never })

/**
 * An order that was lost on its way is sent again or left here, as in the history; a new order is free.
 * To stay where it is while there is none: then it keeps the focus of who has decided.
 */
export function LostOrderNotice({ state }: { state: PerhapsLost }) {
  return <FocusKeeper>{state.isCertain !== undefined && <Lost {...state} />}</FocusKeeper>
}

function Lost({ isCertain, body, sendAgain, leave }: LostOrder) {
  const text = useText()
  const format = useFormat()
  const [busy, setBusy] = useState(false)
  const { amount, stake, code } = fieldsOf(body)
  const baht = amount ?? stake

  async function send(): Promise<void> {
    setBusy(true)
    try {
      await sendAgain()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Note tone="warning">
      {typeof baht === 'number' && <b>{format.money(satang(baht))}: </b>}
      {typeof code === 'string' && <bdi>{code}: </bdi>}
      {text(isCertain ? 'wallet.orders.lost' : 'wallet.orders.unclear')}
      <Choice>
        <BusyButton type="button" variant="outlined" busy={busy} onClick={() => void send()}>
          {text('wallet.orders.again')}
        </BusyButton>
        <Button type="button" disabled={busy} onClick={leave}>
          {text('wallet.orders.leave')}
        </Button>
      </Choice>
    </Note>
  )
}

/** What was asked for, with amounts in satang. */
function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

const Choice = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 })
