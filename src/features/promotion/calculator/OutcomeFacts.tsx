import type { Promotion } from '../../../contract/promotion'
import type { Satang } from '../../../lib/money'
import { Facts } from '../../../ui/display/Facts'
import { Money } from '../../../ui/display/Money'
import { useFormat } from '../../../ui/intl/useFormat'
import { useText } from '../../../ui/intl/useText'
import { outcomeOf } from '../terms/outcome'

interface Props {
  promotion: Promotion
  deposit: Satang
}

/** Deposit X (zero for free credit) → bonus Y → turnover Z → withdrawable at most W. */
export function OutcomeFacts({ promotion, deposit }: Props) {
  const text = useText()
  const format = useFormat()
  const outcome = outcomeOf(promotion, deposit)
  if (outcome === null) {
    const min = format.money(promotion.minDeposit)
    return <p>{text('promotion.calculator.below', { min })}</p>
  }
  const { bonus, turnover, maxWithdraw, credit } = outcome
  return (
    <Facts
      facts={[
        { label: text('promotion.calculator.bonus'), value: <Money amount={bonus} /> },
        ...(deposit > 0
          ? [{ label: text('promotion.calculator.credit'), value: <Money amount={credit} /> }]
          : []),
        { label: text('promotion.calculator.turnover'), value: <Money amount={turnover} /> },
        {
          label: text('promotion.calculator.maxWithdraw'),
          value:
            maxWithdraw === null ? (
              text('promotion.calculator.unlimited')
            ) : (
              <Money amount={maxWithdraw} />
            ),
        },
      ]}
    />
  )
}
