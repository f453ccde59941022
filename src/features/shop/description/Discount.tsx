import { StatusChip } from '#ui/display/StatusChip'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

interface DiscountProps {
  /** Percent; nothing is shown for none. */
  percent: number
}

/** How much less a product costs than before. */
export function Discount({ percent }: DiscountProps) {
  const text = useText()
  const format = useFormat()
  if (percent <= 0) return null
  const label = text('shop.parts.off', { percent: format.percent(percent / 100) })
  return (
    <bdi>
      <StatusChip tone="neutral" label={label} />
    </bdi>
  )
}
