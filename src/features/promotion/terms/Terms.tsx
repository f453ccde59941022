import { useWalletQuery } from '#api/money/wallet'
import { useRequireTurnover } from '#api/session/setting'
import { type Promotion, promotionTerms } from '#contract/promotion/promotion'
import { providerExt } from '#lib/environment'
import type { Satang } from '#lib/money'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { PromotionTerms } from '#ui/money/PromotionTerms'

interface Props {
  userId: string
  promotion: Promotion
  /** Zero for free credit. */
  deposit: Satang
}

/** Terms of the promotion for this deposit and the player's current wallet. */
export function Terms({ userId, promotion, deposit }: Props) {
  const text = useText()
  const format = useFormat()
  const wallet = useWalletQuery(userId, { skip: !providerExt }).currentData?.value
  const requireTurnover = useRequireTurnover()
  const terms = promotionTerms(promotion, deposit, wallet)
  if (terms) return <PromotionTerms terms={terms} requireTurnover={requireTurnover} />
  return <p>{text('promotionTerms.below', { min: format.money(promotion.minDeposit) })}</p>
}
