import { useMoneyAction } from '#api/money/useMoneyAction'
import { limitOrder } from '#api/protection/limits'
import { type Limit } from '#contract/protection/limits'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { IncreaseNote } from './IncreaseNote'

interface Props {
  limit: Limit
}

/** Asks for a limit to go: it waits a day like every increase. */
export function RemoveLimit({ limit: { limitId, kind, window } }: Props) {
  const text = useText()
  const action = useMoneyAction(limitOrder, limitId)
  const busy = action.state.phase === 'sending' || action.state.phase === 'unknown'
  return (
    <>
      <BusyButton
        size="small"
        busy={busy}
        disabled={action.state.phase === 'accepted'}
        onClick={() => void action.submit({ kind, window, amount: null, minutes: null })}
      >
        {text('account.limits.remove')}
      </BusyButton>
      <IncreaseNote state={action.state} />
    </>
  )
}
