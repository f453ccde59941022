import type { AvailablePromotion } from '../../../contract/promotion'
import { useFormat } from '../../../ui/intl/useFormat'
import { useText } from '../../../ui/intl/useText'
import { Choices } from '../parts/Choices'

interface PromotionChoiceProps {
  available: AvailablePromotion
  /** What may be chosen, by id. */
  names: ReadonlyMap<string, string>
  value: string
  onChange: (promotionId: string) => void
  error: string | null
}

/** With a bonus, or expressly without one. */
export function PromotionChoice({
  available: { active, waiting, promotions },
  names,
  value,
  onChange,
  error,
}: PromotionChoiceProps) {
  const text = useText()
  const format = useFormat()

  function noteOf(promotionId: string, name: string): string | null {
    if (promotionId === waiting?.PromotionID) {
      return text('wallet.deposit.promotionWaiting', { name })
    }
    const promotion = promotions.find(({ PromotionID }) => PromotionID === promotionId)
    return promotion
      ? text('wallet.deposit.from', { amount: format.money(promotion.minDeposit) })
      : null
  }

  const none = {
    value: '',
    label: text('wallet.deposit.noPromotion'),
    note: active && text('wallet.deposit.promotionActive', { name: active.PromotionName }),
  }
  return (
    <Choices
      legend={text('wallet.deposit.promotion')}
      name="promotion"
      value={value}
      onChange={onChange}
      error={error}
      choices={[
        none,
        ...[...names].map(([id, name]) => ({ value: id, label: name, note: noteOf(id, name) })),
      ]}
    />
  )
}
