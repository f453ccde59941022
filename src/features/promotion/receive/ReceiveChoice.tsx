import type { ShownPayment } from '#api/payments/usePayment'
import { useRequireTurnover } from '#api/session/setting'
import type { Promotion, Received } from '#contract/promotion/promotion'
import { StatusChip } from '#ui/display/StatusChip'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { OrderNotice } from '#ui/money/OrderNotice'
import { ConfirmSheet } from '#ui/money/orderDialogs'
import type { BlockedReason } from '../list/offers'
import { useBlockedReasonText } from '../list/useBlockedReasonText'
import { ExampleTerms } from '../terms/ExampleTerms'

interface Props {
  userId: string
  promotion: Promotion
  blockedReason: BlockedReason | null
  state: ShownPayment<unknown, Received>
  onAsk: () => void
  onConfirm: () => void
  onCancel: () => void
}

export function ReceiveChoice(props: Props) {
  const { userId, promotion, blockedReason, state, onAsk, onConfirm, onCancel } = props
  const text = useText()
  const blockedReasonText = useBlockedReasonText()
  const given = promotion.PromotionType === 'freecredit' ? 'free' : 'deposit'
  const isHeld = useRequireTurnover() && promotion.turnoverX > 0
  const held = isHeld ? ` ${text('promotion.receive.turnover')}` : ''
  const receiveText = text(`promotion.receive.${given}`) + held
  const { phase } = state
  const busy = phase === 'sending' || phase === 'pending'
  return (
    <>
      {blockedReason === null ? (
        <>
          <StatusChip tone="success" label={text('promotion.eligible')} />
          <p>{receiveText}</p>
          <BusyButton variant="contained" size="large" onClick={onAsk} busy={busy} fullWidth>
            {text('promotion.receive')}
          </BusyButton>
        </>
      ) : (
        <>
          <StatusChip tone="neutral" label={text('promotion.notEligible')} />
          <p>{blockedReasonText(blockedReason, promotion)}</p>
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
        <p>{receiveText}</p>
        <ExampleTerms userId={userId} promotion={promotion} />
      </ConfirmSheet>
    </>
  )
}
