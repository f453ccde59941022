import { styled } from '@mui/material/styles'
import { usePayment } from '#api/payments/usePayment'
import { promotionCancelPayment } from '#api/promotion/promotion'
import { providerExt } from '#lib/environment'
import { BusyButton } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { PaymentNotice } from '#ui/money/PaymentNotice'
import { Note } from '#ui/state/Note'
import { CancelDialog } from './CancelDialog'

interface Props {
  userId: string
  /** The promotion to cancel and whether it has begun; null if there is none. */
  current: { receivedId: string; name: string; active: boolean } | null
}

/** Cancels a promotion, after stating the exact cost. */
export function CancelAction({ userId, current }: Props) {
  const text = useText()
  const format = useFormat()
  const payment = usePayment(promotionCancelPayment)
  const { state } = payment
  const { phase } = state
  return (
    <>
      {current && providerExt && (
        <Ask
          variant="outlined"
          color="error"
          busy={phase === 'sending' || phase === 'pending'}
          onClick={() => payment.confirm({ receivedId: current.receivedId })}
        >
          {text('promotion.cancel')}
        </Ask>
      )}
      <PaymentNotice state={state} />
      {phase === 'accepted' && (
        <Note tone="success">
          {state.answer.forfeited > 0
            ? text('promotion.cancel.doneForfeit', { amount: format.money(state.answer.forfeited) })
            : text('promotion.cancel.done')}
        </Note>
      )}
      {current && (phase === 'confirming' || phase === 'sending') && (
        <CancelDialog
          userId={userId}
          receivedId={current.receivedId}
          name={current.name}
          active={current.active}
          busy={phase === 'sending'}
          onConfirm={() => void payment.send()}
          onCancel={payment.reset}
        />
      )}
    </>
  )
}

const Ask = styled(BusyButton)({ marginTop: 16 })
