import { styled } from '@mui/material/styles'
import type { ShownPayment } from '#api/payments/usePayment'
import type { InviteSetting } from '#contract/invite/invite'
import type { Block } from '#contract/protection/limits'
import type { Satang } from '#lib/money'
import type { Refusal } from '#lib/refusal'
import { DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { BusyButton } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'
import { OrderNotice } from '#ui/money/OrderNotice'
import { ConfirmSheet } from '#ui/money/orderDialogs'
import { blockedReasonOf } from './blockedReason'

interface Props {
  available: Satang
  rules: InviteSetting
  block: Block | null
  state: ShownPayment<unknown, unknown>
  onAsk: () => void
  onConfirm: () => void
  onCancel: () => void
}

export function Claimable({ available, rules, block, state, onAsk, onConfirm, onCancel }: Props) {
  const text = useText()
  const format = useFormat()
  const { phase } = state
  const blockedReason = blockedReasonOf(available, rules, block)
  const label = text('invite.claim.action', { amount: format.money(available) })
  return (
    <>
      <Amount>
        <Money amount={available} />
      </Amount>
      {blockedReason === null ? (
        <BusyButton
          variant="contained"
          size="large"
          onClick={onAsk}
          busy={phase === 'sending' || phase === 'pending'}
        >
          {label}
        </BusyButton>
      ) : (
        <ClaimBlocked blockedReason={blockedReason} />
      )}
      <OrderNotice state={state} />
      <ConfirmSheet
        open={phase === 'confirming' || phase === 'sending'}
        title={text('invite.claim.confirmTitle')}
        confirmLabel={label}
        busy={phase === 'sending'}
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        <DescriptionList
          items={[{ label: text('invite.claim.title'), value: <Money amount={available} /> }]}
        />
        <p>{text('invite.claim.confirmText')}</p>
      </ConfirmSheet>
    </>
  )
}

const Amount = styled('p')(({ theme }) => ({ ...theme.typography.h2, margin: '0 0 12px' }))

interface ClaimBlockedProps {
  blockedReason: Refusal | 'nothing'
}

/** In place of the button: why there is none. */
function ClaimBlocked({ blockedReason }: ClaimBlockedProps) {
  const text = useText()
  const refusalText = useRefusalText()
  return (
    <p>{blockedReason === 'nothing' ? text('invite.claim.nothing') : refusalText(blockedReason)}</p>
  )
}
