import Button from '@mui/material/Button'
import { bothLoads, type LoadState, loadState } from '#api/cache/loadState'
import { usePayment } from '#api/payments/usePayment'
import { useBlock } from '#api/protection/limits'
import { inviteClaimPayment, useInviteSettingQuery } from '#api/rewards/invite'
import type { InviteClaim, InviteSummary } from '#contract/invite/invite'
import { providerExt } from '#lib/environment'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { ReferencePage } from '#ui/money/ReferencePage'
import { SectionCard } from '#ui/page/SectionCard'
import { NotAvailable } from '#ui/state/NotAvailable'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useNow } from '#ui/time/useNow'
import { Claimable } from './Claimable'

interface ClaimCardProps {
  userId: string
  summary: LoadState<InviteSummary>
}

/** Commission that can be claimed to the credit. */
export function ClaimCard({ userId, summary }: ClaimCardProps) {
  const text = useText()
  const setting = loadState(useInviteSettingQuery(undefined, { skip: !providerExt }))
  const block = useBlock(userId, useNow())
  const payment = usePayment(inviteClaimPayment)
  if (payment.state.phase === 'accepted') {
    return <Claimed claim={payment.state.answer} onDone={payment.reset} />
  }
  return (
    <SectionCard title={text('invite.claim.title')}>
      {providerExt ? (
        <LoadArea
          state={bothLoads(setting, summary)}
          skeleton={<SkeletonLines lines={3} lineHeight={36} />}
        >
          {([rules, { availableCommission }]) => (
            <Claimable
              available={availableCommission}
              rules={rules}
              block={block}
              payment={payment}
            />
          )}
        </LoadArea>
      ) : (
        <NotAvailable />
      )}
    </SectionCard>
  )
}

interface ClaimedProps {
  claim: InviteClaim
  onDone: () => void
}

function Claimed({ claim: { claimId, amount }, onDone }: ClaimedProps) {
  const text = useText()
  const format = useFormat()
  return (
    <ReferencePage
      title={text('invite.claim.done', { amount: format.money(amount) })}
      reference={claimId}
      actions={
        <>
          <ButtonLink to={memberPaths.wallet} variant="contained">
            {text('invite.claim.toWallet')}
          </ButtonLink>
          <Button variant="outlined" onClick={onDone}>
            {text('ui.close')}
          </Button>
        </>
      }
    />
  )
}
