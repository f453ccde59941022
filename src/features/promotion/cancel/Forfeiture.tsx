import type { Satang } from '../../../lib/money'
import { satang } from '../../../lib/money'
import { Facts } from '../../../ui/display/Facts'
import { Money } from '../../../ui/display/Money'
import { useRefusalText } from '../../../ui/intl/useRefusalText'
import { useText } from '../../../ui/intl/useText'
import { forfeitOf } from './forfeit'

interface Props {
  bonus: Satang
  credit: Satang
}

/** What cancelling takes from the credit. */
export function Forfeiture({ bonus, credit }: Props) {
  const text = useText()
  const refusalText = useRefusalText()
  const forfeit = forfeitOf(bonus, credit)
  return (
    <>
      <p>{refusalText({ code: 'promocancelconfirm', values: { bonus: forfeit } })}</p>
      <Facts
        facts={[
          { label: text('promotion.cancel.before'), value: <Money amount={credit} /> },
          { label: text('promotion.cancel.forfeit'), value: <Money amount={forfeit} /> },
          {
            label: text('promotion.cancel.after'),
            value: <Money amount={satang(credit - forfeit)} />,
          },
        ]}
      />
      <p>{text('promotion.cancel.lost')}</p>
    </>
  )
}
