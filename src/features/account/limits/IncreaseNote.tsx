import { useState } from 'react'
import type { ShownPayment } from '#api/payments/usePayment'
import { limitWaitMs } from '#contract/protection/limits'
import { clockNow } from '#lib/device/clock'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'
import { PaymentNotice } from '#ui/money/PaymentNotice'
import { Note } from '#ui/state/Note'

/** Shows the result of a request for a higher limit. */
export function IncreaseNote({ state }: { state: ShownPayment<unknown, unknown> }) {
  const text = useText()
  const errorText = useErrorText()
  if (state.phase === 'rejected') {
    return <Note tone="error">{errorText(state.failure)}</Note>
  }
  if (state.phase === 'pending') return <Note tone="warning">{text('account.limits.unknown')}</Note>
  if (state.phase !== 'accepted') return <PaymentNotice state={state} />
  return <TakenNow />
}

/** The time of acceptance is fixed, so the date stays right however long the note is shown. */
function TakenNow() {
  const [takenAt] = useState(() => clockNow())
  return <Waits until={takenAt + limitWaitMs} />
}

/** Shows when a higher limit can be confirmed. */
export function Waits({ until }: { until: number }) {
  const errorText = useErrorText()
  return <Note tone="info">{errorText({ code: 'limitup', values: { time: until } })}</Note>
}
