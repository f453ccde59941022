import type { Order } from '#contract/customers/customers'
import type { MessageKey } from '#ui/intl/messages'
import type { Text } from '#ui/intl/useText'
import type { TimelineStep } from '#ui/money/StatusTimeline'
import { type OrderState, stepsOf } from './orderState'

export const stateLabels: Readonly<Record<OrderState, MessageKey>> = {
  placed: 'customers.step.placed',
  paid: 'customers.step.paid',
  packed: 'customers.step.packed',
  shipped: 'customers.step.shipped',
  delivered: 'customers.step.delivered',
  cancelled: 'customers.step.cancelled',
}

/** The steps of an order, those reached in the order of their times; a cancelled one ends there. */
export function deliveryTimeline(order: Order, text: Text): TimelineStep[] {
  const { reached, cancelledAt, carrier, tracking, date } = order
  const done = reached
    .toSorted((one, other) => one.at - other.at)
    .map(
      ({ step, at }): TimelineStep => ({
        key: step,
        label: text(stateLabels[step]),
        state: 'done',
        at,
        note: step === 'shipped' && tracking !== null ? `${carrier}, ${tracking}` : null,
      }),
    )
  if (cancelledAt !== null) {
    const cancelled = text(stateLabels.cancelled)
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
        label: text(stateLabels[step]),
        state: index === 0 ? 'current' : 'ahead',
      }),
    ),
  ]
}
