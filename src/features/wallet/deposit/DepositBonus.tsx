import { styled } from '@mui/material/styles'
import {
  useAvailablePromotionQuery,
  usePromotionQuery,
  useReceivedWithQuery,
} from '#api/promotion/promotion'
import { promotionTerms, type Received } from '#contract/promotion/promotion'
import type { Deposit } from '#contract/wallet/wallet'
import { providerExt } from '#lib/environment'
import { DescriptionList } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

interface DepositBonusProps {
  userId: string
  deposit: Deposit
}

/** The promotion chosen with a deposit: its expected bonus, its actual bonus, or that it gave none. */
export function DepositBonus({ userId, deposit }: DepositBonusProps) {
  const received = useDepositPromotion(userId, deposit.depositId)
  if (received === undefined) return null
  const { activatedAt, closedAt } = received
  return (
    <Space>
      {activatedAt !== null && <Granted received={received} />}
      {activatedAt === null && closedAt === null && (
        <Expected userId={userId} received={received} deposit={deposit} />
      )}
      {activatedAt === null && closedAt !== null && <NotGranted received={received} />}
    </Space>
  )
}

function Granted({ received }: { received: Received }) {
  const text = useText()
  const format = useFormat()
  const { PromotionName, bonus, turnoverRequired } = received
  return (
    <>
      <DescriptionList
        items={[
          { label: text('wallet.deposit.promotion'), value: PromotionName },
          { label: text('promotionTerms.bonus'), value: format.money(bonus) },
          { label: text('promotionTerms.turnover'), value: format.money(turnoverRequired) },
        ]}
      />
      {turnoverRequired > 0 && <p>{text('rules.ownFirst')}</p>}
    </>
  )
}

interface ExpectedProps extends DepositBonusProps {
  received: Received
}

/** Uses the promotion's terms as claimed; falls back to its current terms if the provider omits those. */
function Expected({ userId, received, deposit }: ExpectedProps) {
  const text = useText()
  const format = useFormat()
  const { PromotionID } = received
  const now = usePromotionQuery(PromotionID).currentData?.value
  const available = useAvailablePromotionQuery(userId).currentData?.value.promotions
  const promotion = available?.find((each) => each.PromotionID === PromotionID) ?? now
  const terms = promotion && promotionTerms(promotion, deposit.arrivedAmount ?? deposit.amount)
  return (
    <DescriptionList
      items={[
        { label: text('wallet.deposit.promotion'), value: received.PromotionName },
        ...(terms
          ? [
              { label: text('wallet.deposit.bonusAhead'), value: format.money(terms.bonus) },
              { label: text('promotionTerms.turnover'), value: format.money(terms.turnover) },
            ]
          : []),
      ]}
    />
  )
}

function NotGranted({ received: { PromotionName, closedBy } }: { received: Received }) {
  const text = useText()
  return (
    <p>
      {text('wallet.deposit.noBonus', { name: PromotionName })}{' '}
      {closedBy !== null && text(`promotion.closedBy.${closedBy}`)}
    </p>
  )
}

const Space = styled('div')({ margin: '10px 0 16px' })

/** The promotion claimed with a deposit; undefined if there is none, and while loading. */
export function useDepositPromotion(userId: string, depositId: string): Received | undefined {
  const { currentData } = useReceivedWithQuery(
    { userId, depositId },
    { skip: !providerExt || userId === '' },
  )
  return currentData?.value.find((received) => received.depositId === depositId)
}
