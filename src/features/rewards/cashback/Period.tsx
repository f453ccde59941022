import type { Cashback } from '#contract/rewards/cashback'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

interface Props {
  period: Pick<Cashback, 'periodStart' | 'periodEnd'>
}

/** From when to when a period runs. */
export function Period({ period: { periodStart, periodEnd } }: Props) {
  const text = useText()
  const format = useFormat()
  return (
    <bdi>
      {text('rewards.cashback.period', {
        from: format.dateTime(periodStart),
        to: format.dateTime(periodEnd),
      })}
    </bdi>
  )
}
