import { cashOnDelivery, type Order } from '#contract/customers/customers'
import { type DeliveryStep, deliverySteps, type Progress } from '#contract/shop/order'
import { isoOf } from '#lib/time'

export type OrderState = DeliveryStep | 'cancelled'

/** An order's steps in their turn: cash changes hands at the door. */
export function stepsOf({ type }: Pick<Order, 'type'>): readonly DeliveryStep[] {
  return type === cashOnDelivery
    ? ['placed', 'packed', 'shipped', 'paid', 'delivered']
    : deliverySteps
}

/** The last step that was reached, or that it is cancelled. */
export function stateOf(order: Order): OrderState {
  if (order.cancelledAt !== null) return 'cancelled'
  const has = (step: DeliveryStep) => order.reached.some((one) => one.step === step)
  return stepsOf(order).findLast(has) ?? 'placed'
}

/** How far it has come, as it is kept: steps of its own only where the clock does not say them. */
export function progressOf({ reached, cancelledAt, byHand }: Order): Progress {
  return {
    reached: byHand === false ? null : reached.map(({ step, at }) => ({ step, at: isoOf(at) })),
    cancelledAt: cancelledAt === null ? null : isoOf(cancelledAt),
  }
}

/** The same with another state. Steps that were reached keep their times; those before it are reached with it. */
export function progressTo(order: Order, state: OrderState, clock: number): Progress {
  // Whatever the clock says, nothing comes before what was reached already.
  const now = Math.max(clock, ...order.reached.map(({ at }) => at))
  if (state === 'cancelled') return { ...progressOf(order), cancelledAt: isoOf(now) }
  const steps = stepsOf(order)
  const reached = steps.slice(0, steps.indexOf(state) + 1).map((step) => {
    const known = order.reached.find((one) => one.step === step)
    return { step, at: isoOf(known?.at ?? now) }
  })
  return { reached, cancelledAt: null }
}
