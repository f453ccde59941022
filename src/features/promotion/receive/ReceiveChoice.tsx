import type { Payment } from '#api/payments/usePayment'
import { useRequireTurnover } from '#api/session/setting'
import type { Promotion, Received, receiveRequestSchema } from '#contract/promotion/promotion'
import { StatusChip } from '#ui/display/StatusChip'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { ConfirmSheet } from '#ui/money/ConfirmSheet'
import { PaymentNotice } from '#ui/money/PaymentNotice'
import type { BlockedReason } from '../list/offers'
import { useBlockedReasonText } from '../list/useBlockedReasonText'
import { ExampleTerms } from '../terms/ExampleTerms'

interface Props {
  userId: string
  promotion: Promotion
  blockedReason: BlockedReason | null
  payment: Payment<typeof receiveRequestSchema, Received>
}

export function ReceiveChoice({ userId, promotion, blockedReason, payment }: Props) {
  const text = useText()
  const blockedReasonText = useBlockedReasonText()
  const given = promotion.PromotionType === 'freecredit' ? 'free' : 'deposit'
  const isHeld = useRequireTurnover() && promotion.turnoverX > 0
  const held = isHeld ? ` ${text('promotion.receive.turnover')}` : ''
  const receiveText = text(`promotion.receive.${given}`) + held
  const { PromotionID, version } = promotion
  const { state } = payment
  const busy = state.phase === 'sending' || state.phase === 'pending'
  return (
    <>
      {blockedReason === null ? (
        <>
          <StatusChip tone="success" label={text('promotion.eligible')} />
          <p>{receiveText}</p>
          <BusyButton
            variant="contained"
            size="large"
            onClick={() => payment.confirm({ PromotionID, version })}
            busy={busy}
            fullWidth
          >
            {text('promotion.receive')}
          </BusyButton>
        </>
      ) : (
        <>
          <StatusChip tone="neutral" label={text('promotion.notEligible')} />
          <p>{blockedReasonText(blockedReason, promotion)}</p>
        </>
      )}
      <PaymentNotice state={state} />
      <ConfirmSheet
        payment={payment}
        title={text('promotion.receive.title')}
        confirmLabel={text('promotion.receive.confirm', { name: promotion.PromotionName })}
      >
        <p>{receiveText}</p>
        <ExampleTerms userId={userId} promotion={promotion} />
      </ConfirmSheet>
    </>
  )
}
