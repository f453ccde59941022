import { bothLoads, type LoadState, loadState } from '#api/cache/loadState'
import { usePayment } from '#api/payments/usePayment'
import { useBlock } from '#api/protection/limits'
import { inviteClaimPayment, useInviteSettingQuery } from '#api/rewards/invite'
import type { InviteSummary } from '#contract/invite/invite'
import { providerExt } from '#lib/environment'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SectionCard } from '#ui/page/SectionCard'
import { NotAvailable } from '#ui/state/NotAvailable'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useNow } from '#ui/time/useNow'
import { Claimable } from './Claimable'
import { Claimed } from './Claimed'

interface Props {
  userId: string
  summary: LoadState<InviteSummary>
}

/** The commission that can be moved to the credit. */
export function ClaimCard({ userId, summary }: Props) {
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
