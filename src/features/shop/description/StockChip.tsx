import { StatusChip } from '#ui/display/StatusChip'
import { useText } from '#ui/intl/useText'

interface StockChipProps {
  isStock: boolean
}

export function StockChip({ isStock }: StockChipProps) {
  const text = useText()
  return isStock ? (
    <StatusChip tone="success" label={text('shop.parts.inStock')} />
  ) : (
    <StatusChip tone="error" label={text('shop.parts.soldOut')} />
  )
}
