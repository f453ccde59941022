import type { Order } from '#contract/customers/customers'
import { useText } from '#ui/intl/useText'
import { StatusTimeline } from '#ui/money/StatusTimeline'
import { SectionCard } from '#ui/page/SectionCard'
import { deliveryTimeline } from './deliveryTimeline'

interface OrderStatusProps {
  order: Order
}

/** How far the delivery has come. */
export function OrderStatus({ order }: OrderStatusProps) {
  const text = useText()
  const title = text('customers.delivery')
  return (
    <SectionCard title={title}>
      <StatusTimeline label={title} steps={deliveryTimeline(order, text)} />
    </SectionCard>
  )
}
