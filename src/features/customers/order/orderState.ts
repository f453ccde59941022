import { cashOnDelivery, type Order } from '#contract/customers/customers'
import { type DeliveryStep, deliverySteps, type Progress } from '#contract/shop/order'
import { isoOf } from '#lib/time'

export type OrderState = DeliveryStep | 'cancelled'

/** The steps of an order in sequence; cash is paid on delivery. */
export function stepsOf({ type }: Pick<Order, 'type'>): readonly DeliveryStep[] {
  return type === cashOnDelivery
    ? ['placed', 'packed', 'shipped', 'paid', 'delivered']
    : deliverySteps
}

/** The last step reached, or `cancelled`. */
export function stateOf(order: Order): OrderState {
  if (order.cancelledAt !== null) return 'cancelled'
  const has = (step: DeliveryStep) => order.reached.some((one) => one.step === step)
  return stepsOf(order).findLast(has) ?? 'placed'
}

/** The progress in stored form; null steps if they follow from the clock. */
export function progressOf({ reached, cancelledAt, byHand }: Order): Progress {
  return {
    reached: byHand === false ? null : reached.map(({ step, at }) => ({ step, at: isoOf(at) })),
    cancelledAt: cancelledAt === null ? null : isoOf(cancelledAt),
  }
}

/**
 * The progress with another state. Steps already reached keep their times; missing earlier steps are added.
 */
export function progressTo(order: Order, state: OrderState, clock: number): Progress {
  // Even if the clock is wrong, no step precedes one already reached.
  const now = Math.max(clock, ...order.reached.map(({ at }) => at))
  if (state === 'cancelled') return { ...progressOf(order), cancelledAt: isoOf(now) }
  const steps = stepsOf(order)
  const reached = steps.slice(0, steps.indexOf(state) + 1).map((step) => {
    const known = order.reached.find((one) => one.step === step)
    return { step, at: isoOf(known?.at ?? now) }
  })
  return { reached, cancelledAt: null }
}
