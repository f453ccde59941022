import { useWalletQuery } from '#api/money/wallet'
import { useAvailablePromotionQuery } from '#api/promotion/promotion'
import { useRequireTurnover } from '#api/session/setting'
import { providerExt } from '#lib/environment'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { WithoutPromotion } from '#ui/money/PromotionTerms'
import { SectionCard } from '#ui/page/SectionCard'

interface Props {
  userId: string
}

/**
 * Offers to take no promotion, and explains what that means now. No list of promotions may hide this choice.
 */
export function NoPromotion({ userId }: Props) {
  const text = useText()
  const wallet = useWalletQuery(userId, { skip: !providerExt }).currentData?.value
  const waiting = useAvailablePromotionQuery(userId).currentData?.value.waiting
  const requireTurnover = useRequireTurnover()
  return (
    <SectionCard title={text('promotionTerms.without.title')}>
      <p>
        <WithoutPromotion wallet={wallet} waiting={waiting} requireTurnover={requireTurnover} />
      </p>
      <ButtonLink to={memberPaths.deposit} variant="outlined">
        {text('promotionTerms.without.action')}
      </ButtonLink>
    </SectionCard>
  )
}
