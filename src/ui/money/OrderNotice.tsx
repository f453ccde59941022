import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { satang } from '../../lib/money'
import { DataText } from '../display/DataText'
import { BusyButton } from '../form/BusyButton'
import { useFormat } from '../intl/useFormat'
import { type Told, useRefusalText } from '../intl/useRefusalText'
import { useText } from '../intl/useText'
import { Note } from '../state/Note'

interface LostOrder {
  isCertain: boolean
  order: unknown
  sendAgain: () => Promise<void>
  leave: () => void
}

interface OrderNoticeProps {
  /** Of `useMoneyAction`. */
  state: { phase: string; code?: string; failure?: Told } & (LostOrder | { isCertain?: never })
}

/**
 * What became of an order that was not carried out: refused, with the reason, not known yet, or lost on
 * its way. A lost one is sent again or left here, as in the history; a new order is free.
 */
export function OrderNotice({ state }: OrderNoticeProps) {
  const { phase, code, failure } = state
  const refusalText = useRefusalText()
  if (phase === 'unknown') {
    return (
      <Note tone="warning">
        <bdi>{refusalText({ code: 'withdrawunknown' })}</bdi>
      </Note>
    )
  }
  if (state.isCertain !== undefined) return <Lost {...state} />
  if (phase !== 'refused') return null
  return (
    <Note tone="error">
      <DataText>{refusalText({ ...failure, ...(code !== undefined && { code }) })}</DataText>
    </Note>
  )
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
