import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { satang } from '#lib/money'
import { BusyButton } from '../form/BusyButton'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'
import { FocusKeeper } from '../page/FocusKeeper'
import { Note } from '../state/Note'

interface LostOrder {
  isCertain: boolean
  order: unknown
  sendAgain: () => Promise<void>
  leave: () => void
}

/** Of `useMoneyAction`. */
export type PerhapsLost = { phase: string } & (LostOrder | { isCertain?: never })

/**
 * An order that was lost on its way is sent again or left here, as in the history; a new order is free.
 * To stay where it is while there is none: then it keeps the focus of who has decided.
 */
export function LostOrderNotice({ state }: { state: PerhapsLost }) {
  return <FocusKeeper>{state.isCertain !== undefined && <Lost {...state} />}</FocusKeeper>
}

function Lost({ isCertain, order, sendAgain, leave }: LostOrder) {
  const text = useText()
  const format = useFormat()
  const [busy, setBusy] = useState(false)
  const { amount, stake, code } = fieldsOf(order)
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
function fieldsOf(order: unknown): Record<string, unknown> {
  return typeof order === 'object' && order !== null ? { ...order } : {}
}

const Choice = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 })
