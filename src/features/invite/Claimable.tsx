import { styled } from '@mui/material/styles'
import type { Payment } from '#api/payments/usePayment'
import type { InviteClaim, InviteSetting } from '#contract/invite/invite'
import { type Block, blockError } from '#contract/protection/limits'
import type { playerRequestSchema } from '#contract/wire'
import type { AppError } from '#lib/appError'
import type { Satang } from '#lib/money'
import { DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { BusyButton } from '#ui/form/BusyButton'
import { useErrorText } from '#ui/intl/useErrorText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { ConfirmSheet } from '#ui/money/ConfirmSheet'
import { PaymentNotice } from '#ui/money/PaymentNotice'

interface Props {
  available: Satang
  rules: InviteSetting
  block: Block | null
  payment: Payment<typeof playerRequestSchema, InviteClaim>
}

export function Claimable({ available, rules, block, payment }: Props) {
  const text = useText()
  const format = useFormat()
  const { state } = payment
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
          onClick={() => payment.confirm({})}
          busy={state.phase === 'sending' || state.phase === 'pending'}
        >
          {label}
        </BusyButton>
      ) : (
        <ClaimBlocked blockedReason={blockedReason} />
      )}
      <PaymentNotice state={state} />
      <ConfirmSheet
        payment={payment}
        title={text('invite.claim.confirmTitle')}
        confirmLabel={label}
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
  blockedReason: AppError | 'nothing'
}

/** Shown instead of the button: the reason why there is none. */
function ClaimBlocked({ blockedReason }: ClaimBlockedProps) {
  const text = useText()
  const errorText = useErrorText()
  return (
    <p>{blockedReason === 'nothing' ? text('invite.claim.nothing') : errorText(blockedReason)}</p>
  )
}

/**
 * Why commission cannot be claimed now: the provider's error code, or "nothing" to claim. Commission already
 * earned stays claimable after the invitation programme is switched off.
 */
export function blockedReasonOf(
  available: Satang,
  { enabled, minClaim }: Pick<InviteSetting, 'enabled' | 'minClaim'>,
  block: Block | null,
): AppError | 'nothing' | null {
  if (block !== null) return blockError(block)
  if (available === 0) return enabled ? 'nothing' : { code: 'notavailable' }
  return available < minClaim ? { code: 'inviteclaimmin', values: { min: minClaim } } : null
}
