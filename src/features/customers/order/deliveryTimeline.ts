import type { Order } from '#contract/customers/customers'
import type { Text } from '#ui/intl/useText'
import type { TimelineStep } from '#ui/money/StatusTimeline'
import { orderStates } from '../statuses'
import { stepsOf } from './orderState'

/** The steps of an order, those reached sorted by time; a cancelled order ends there. */
export function deliveryTimeline(order: Order, text: Text): TimelineStep[] {
  const { reached, cancelledAt, carrier, tracking, date } = order
  const done = reached
    .toSorted((one, other) => one.at - other.at)
    .map(
      ({ step, at }): TimelineStep => ({
        key: step,
        label: text(orderStates[step].label),
        state: 'done',
        at,
        note: step === 'shipped' && tracking !== null ? `${carrier}, ${tracking}` : null,
      }),
    )
  if (cancelledAt !== null) {
    const cancelled = text(orderStates.cancelled.label)
    return [
      ...done,
      { key: 'cancelled', label: cancelled, state: 'failed', at: Math.max(cancelledAt, date) },
    ]
  }
  const ahead = stepsOf(order).filter((step) => !reached.some((one) => one.step === step))
  return [
    ...done,
    ...ahead.map(
      (step, index): TimelineStep => ({
        key: step,
        label: text(orderStates[step].label),
        state: index === 0 ? 'current' : 'ahead',
      }),
    ),
  ]
}
