import type { Wallet, WalletPromotion } from '#contract/wallet/wallet'
import { satang } from '#lib/money'
import { DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'

interface Props {
  promotion: WalletPromotion
  wallet: Pick<Wallet, 'credit' | 'own'>
}

/** Shows how much of the credit a cancellation deducts, and how much stays. */
export function CancelCost({ promotion, wallet: { credit, own } }: Props) {
  const text = useText()
  const errorText = useErrorText()
  const { takenIfCancelled: taken, keepsIfCancelled: keeps } = promotion
  const otherBonus = own === null ? 0 : keeps - own
  return (
    <>
      <p>
        {taken > 0
          ? errorText({ code: 'promocancelconfirm', values: { bonus: taken } })
          : text('promotion.cancel.nothing')}
      </p>
      <DescriptionList
        items={[
          { label: text('promotion.cancel.before'), value: <Money amount={credit} /> },
          { label: text('promotion.cancel.forfeit'), value: <Money amount={taken} /> },
          { label: text('promotion.cancel.after'), value: <Money amount={keeps} /> },
          ...(otherBonus > 0
            ? [
                { label: text('money.own'), value: <Money amount={own} /> },
                { label: text('money.bonus'), value: <Money amount={satang(otherBonus)} /> },
              ]
            : []),
        ]}
      />
      <p>{text('promotion.cancel.lost')}</p>
    </>
  )
}
