import { styled } from '@mui/material/styles'
import { promotionTerms } from '#contract/promotion/terms'
import type { DepositOrder } from '#contract/wallet/deposit'
import type { Wallet } from '#contract/wallet/wallet'
import { DescriptionList } from '#ui/display/DescriptionList'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { PromotionTerms } from '#ui/money/PromotionTerms'
import { WithoutPromotion } from '#ui/money/WithoutPromotion'
import type { DepositPromotion } from './depositChoices'

interface DepositConfirmProps {
  order: DepositOrder
  bankName: string | undefined
  /** What was chosen; undefined for none. */
  chosen: DepositPromotion | undefined
  wallet: Wallet
}

/** The last look: the amount, where it goes, and what it is tied to. */
export function DepositConfirm({ order, bankName, chosen, wallet }: DepositConfirmProps) {
  const text = useText()
  const format = useFormat()
  const terms = chosen?.promotion && promotionTerms(chosen.promotion, order.amount, wallet)
  return (
    <Stack>
      <DescriptionList
        facts={[
          { label: text('wallet.amount'), value: format.money(order.amount) },
          { label: text('wallet.deposit.to'), value: bankName },
          {
            label: text('wallet.deposit.promotion'),
            value: chosen?.name ?? text('wallet.deposit.noPromotion'),
          },
        ]}
      />
      {terms && <PromotionTerms terms={terms} />}
      {!chosen && (
        <p>
          <WithoutPromotion wallet={wallet} />
        </p>
      )}
      <p>
        {text('wallet.deposit.satangNote')} {terms && text('wallet.deposit.satangTerms')}
      </p>
    </Stack>
  )
}

const Stack = styled('div')({ display: 'grid', gap: 10, p: { margin: 0 } })
