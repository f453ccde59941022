import { useState } from 'react'
import type { ShownPayment } from '#api/payments/usePayment'
import { limitWaitMs } from '#contract/protection/limits'
import { clockNow } from '#lib/device/clock'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'
import { PaymentNotice } from '#ui/money/PaymentNotice'
import { Note } from '#ui/state/Note'

/** How the wish for a higher limit went. */
export function IncreaseNote({ state }: { state: ShownPayment<unknown, unknown> }) {
  const text = useText()
  const refusalText = useRefusalText()
  if (state.phase === 'rejected') {
    return <Note tone="error">{refusalText(state.failure)}</Note>
  }
  if (state.phase === 'pending') return <Note tone="warning">{text('account.limits.unknown')}</Note>
  if (state.phase !== 'accepted') return <PaymentNotice state={state} />
  return <TakenNow />
}

/** It was taken just now: however long this stands here, the day has begun then. */
function TakenNow() {
  const [takenAt] = useState(() => clockNow())
  return <Waits until={takenAt + limitWaitMs} />
}

/** From when on a higher limit can be confirmed. */
export function Waits({ until }: { until: number }) {
  const refusalText = useRefusalText()
  return <Note tone="info">{refusalText({ code: 'limitup', values: { time: until } })}</Note>
}
