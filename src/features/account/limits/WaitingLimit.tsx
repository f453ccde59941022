import { usePayment } from '#api/payments/usePayment'
import { limitConfirmPayment } from '#api/protection/limits'
import { type Limit } from '#contract/protection/limits'
import { satang } from '#lib/money'
import { BusyButton } from '#ui/form/BusyButton'
import { useErrorText } from '#ui/intl/useErrorText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { useNow } from '#ui/time/useNow'
import { valueOf, waitState } from './limitChange'

interface Props {
  limit: Limit
}

/** A requested increase or removal of a limit. It only applies once the player confirms it again. */
export function WaitingLimit({ limit }: Props) {
  const text = useText()
  const format = useFormat()
  const errorText = useErrorText()
  const now = useNow()
  const payment = usePayment(limitConfirmPayment, limit.limitId)
  const state = waitState(limit, now)
  const busy = payment.state.phase === 'sending' || payment.state.phase === 'pending'
  return (
    <Note tone="info">
      {text('account.limits.wanted', {
        window: text(`protection.window.${limit.window}`),
        value: useWritten(limit),
      })}
      <br />
      {state === 'waiting' &&
        errorText({ code: 'limitup', values: { time: limit.effectiveAt ?? now } })}
      {state === 'lapsed' && errorText({ code: 'limitlapsed' })}
      {state === 'ready' && payment.state.phase !== 'accepted' && (
        <>
          {text('account.limits.ready', { time: format.dateTime(limit.lapsesAt ?? now) })}
          <br />
          <BusyButton
            variant="outlined"
            busy={busy}
            onClick={() => void payment.submit({ limitId: limit.limitId })}
          >
            {text('account.limits.confirm')}
          </BusyButton>
        </>
      )}
      {payment.state.phase === 'rejected' && (
        <Note tone="error">{errorText(payment.state.failure)}</Note>
      )}
    </Note>
  )
}

function useWritten(limit: Limit): string {
  const text = useText()
  const format = useFormat()
  const value = valueOf(limit)
  if (value === null) return text('account.limits.noLimit')
  return limit.kind === 'session'
    ? text('account.limits.minutes', { minutes: value })
    : format.money(satang(value))
}
