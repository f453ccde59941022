import type { WalletPromotion } from '#contract/wallet/wallet'
import { type Satang, satang } from '#lib/money'
import { DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'

interface Props {
  promotion: WalletPromotion
  credit: Satang
}

/** What of the credit goes when the promotion is given up, and what stays. */
export function CancelCost({ promotion, credit }: Props) {
  const text = useText()
  const refusalText = useRefusalText()
  const { bonus, takenIfCancelled: taken, keepsIfCancelled: keeps } = promotion
  return (
    <>
      <p>
        {taken > 0
          ? refusalText({
              code: 'promocancelconfirm',
              values: { bonus: satang(Math.min(bonus, taken)) },
            })
          : text('promotion.cancel.nothing')}
      </p>
      <DescriptionList
        items={[
          { label: text('promotion.cancel.before'), value: <Money amount={credit} /> },
          { label: text('promotion.cancel.forfeit'), value: <Money amount={taken} /> },
          { label: text('promotion.cancel.after'), value: <Money amount={keeps} /> },
        ]}
      />
      <p>{text('promotion.cancel.lost')}</p>
    </>
  )
}
