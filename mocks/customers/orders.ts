import * as v from 'valibot'
import { orderSchema } from '#contract/customers/customers'
import { type OrderProgress, orderStatus } from '#contract/shop/order'
import { DemoError } from '../demo/demoRoutes'
import { refuseOtherProgress } from '../shop/orders'
import { customersDatabase } from './database'

/** Changes the progress of an order that did not come from the shop. */
export async function changeProgress(change: OrderProgress) {
  const { id, reached, cancelledAt } = change
  const { orders } = customersDatabase
  const order = await orders.get(id)
  if (!order || !v.is(orderSchema, order)) throw new DemoError(404, 'There is no such order')
  const kept = { reached: order.reached, cancelledAt: order.cancelledAt ?? null }
  refuseOtherProgress(kept, change)
  const steps = reached ?? []
  const status = orderStatus({ reached: steps, cancelledAt })
  await orders.update(id, { reached: steps, cancelledAt, status })
  return {}
}
