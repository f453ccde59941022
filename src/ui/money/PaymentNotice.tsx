import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { satang } from '#lib/money'
import { DataText } from '../display/DataText'
import { BusyButton } from '../form/BusyButton'
import { type CodedMessage, useErrorText } from '../intl/useErrorText'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'
import { FocusKeeper } from '../page/Page'
import { Note } from '../state/Note'

interface PaymentNoticeProps {
  /** From `usePayment`. */
  state: PerhapsUndelivered & { failure?: CodedMessage }
}

/** Shows the outcome of a request that was not accepted: rejected, with the reason, pending, or undelivered. */
export function PaymentNotice({ state }: PaymentNoticeProps) {
  const { phase, failure } = state
  const errorText = useErrorText()
  return (
    <>
      <UndeliveredNotice state={state} />
      {phase === 'pending' && (
        <Note tone="warning">
          <bdi>{errorText({ code: 'withdrawunknown' })}</bdi>
        </Note>
      )}
      {failure && (
        <Note tone="error">
          <DataText>{errorText(failure)}</DataText>
        </Note>
      )}
    </>
  )
}

interface UndeliveredPayment {
  isCertain: boolean
  body: unknown
  sendAgain: () => Promise<void>
  leave: () => void
}

/** From `usePayment`. */
type PerhapsUndelivered = { phase: string } & (UndeliveredPayment | { isCertain?: never })

/**
 * Lets the player send an undelivered request again or leave it, as in the history. The player can also make a
 * new request. Render it without one too: it keeps the focus after the decision.
 */
export function UndeliveredNotice({ state }: { state: PerhapsUndelivered }) {
  return <FocusKeeper>{state.isCertain !== undefined && <Undelivered {...state} />}</FocusKeeper>
}

function Undelivered({ isCertain, body, sendAgain, leave }: UndeliveredPayment) {
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
      {text(isCertain ? 'wallet.requests.lost' : 'wallet.requests.unclear')}
      <Choice>
        <BusyButton type="button" variant="outlined" busy={busy} onClick={() => void send()}>
          {text('wallet.requests.again')}
        </BusyButton>
        <Button type="button" disabled={busy} onClick={leave}>
          {text('wallet.requests.leave')}
        </Button>
      </Choice>
    </Note>
  )
}

/** Fields of the request, with amounts in satang. */
function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

const Choice = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 })
