import Button from '@mui/material/Button'
import type { MoneyState } from '../../../api/money/moneyState'
import type { Promotion } from '../../../contract/promotion'
import type { Received } from '../../../contract/received'
import { satang } from '../../../lib/money'
import { StatusChip } from '../../../ui/display/StatusChip'
import { useFormat } from '../../../ui/intl/useFormat'
import { useText } from '../../../ui/intl/useText'
import { ConfirmSheet } from '../../../ui/money/ConfirmSheet'
import { OrderNotice } from '../../../ui/money/OrderNotice'
import type { Hindrance } from '../list/offers'
import { useHindranceText } from '../list/useHindranceText'
import { outcomeOf } from '../terms/outcome'

interface Props {
  promotion: Promotion
  hindrance: Hindrance | null
  state: MoneyState<unknown, Received>
  onAsk: () => void
  onConfirm: () => void
  onCancel: () => void
}

export function ReceiveChoice({ promotion, hindrance, state, onAsk, onConfirm, onCancel }: Props) {
  const text = useText()
  const hindranceText = useHindranceText()
  const receiveText = useReceiveText()
  const { phase } = state
  const busy = phase === 'sending' || phase === 'unknown'
  return (
    <>
      {hindrance === null ? (
        <>
          <StatusChip tone="success" label={text('promotion.eligible')} />
          <p>{receiveText(promotion)}</p>
          <Button variant="contained" size="large" onClick={onAsk} loading={busy} fullWidth>
            {text('promotion.receive')}
          </Button>
        </>
      ) : (
        <>
          <StatusChip tone="neutral" label={text('promotion.notEligible')} />
          <p>{hindranceText(hindrance, promotion)}</p>
        </>
      )}
      <OrderNotice state={state} />
      <ConfirmSheet
        open={phase === 'confirming' || phase === 'sending'}
        title={text('promotion.receive.title')}
        confirmLabel={text('promotion.receive.confirm', { name: promotion.PromotionName })}
        busy={phase === 'sending'}
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        <p>{receiveText(promotion)}</p>
      </ConfirmSheet>
    </>
  )
}

/** What receiving it means: at once where no deposit is asked for, else when the deposit comes. */
function useReceiveText(): (promotion: Promotion) => string {
  const text = useText()
  const format = useFormat()
  return (promotion) => {
    const atOnce = promotion.PromotionType === 'freecredit' ? outcomeOf(promotion, satang(0)) : null
    if (atOnce === null) return text('promotion.receive.deposit')
    return text('promotion.receive.free', {
      bonus: format.money(atOnce.bonus),
      turnover: format.money(atOnce.turnover),
    })
  }
}
