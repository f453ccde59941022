import type { MoneyState } from '#api/money/moneyState'
import { limitWaitMs } from '#contract/protection/limits'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'
import { OrderNotice } from '#ui/money/OrderNotice'
import { Note } from '#ui/state/Note'
import { useNow } from '#ui/time/useNow'

/** How the wish for a higher limit went. */
export function IncreaseNote({ state }: { state: MoneyState<unknown, unknown> }) {
  const text = useText()
  const refusalText = useRefusalText()
  const now = useNow()
  if (state.phase === 'refused') {
    return <Note tone="error">{refusalText({ code: state.code, ...state.failure })}</Note>
  }
  if (state.phase === 'unknown') return <Note tone="warning">{text('account.limits.unknown')}</Note>
  if (state.phase !== 'accepted') return <OrderNotice state={state} />
  return (
    <Note tone="info">{refusalText({ code: 'limitup', values: { time: now + limitWaitMs } })}</Note>
  )
}
