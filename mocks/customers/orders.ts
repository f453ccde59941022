import * as v from 'valibot'
import { orderSchema } from '#contract/customers/customers'
import { isSameProgress, type OrderProgress, orderStatus } from '#contract/shop/order'
import { Refusal } from '../demo/demoRoutes'
import { customersDatabase } from './database'

/** Of an order that did not come from the shop. */
export async function changeProgress({ id, was, ...wanted }: OrderProgress) {
  const { orders } = customersDatabase
  const order = await orders.get(id)
  if (!order || !v.is(orderSchema, order)) throw new Refusal(404, 'There is no such order')
  const kept = { reached: order.reached, cancelledAt: order.cancelledAt ?? null }
  if (isSameProgress(kept, wanted)) return {}
  if (!isSameProgress(kept, was)) throw new Refusal('changed')
  const { reached, cancelledAt } = wanted
  const steps = reached ?? []
  const status = orderStatus({ reached: steps, cancelledAt })
  await orders.update(id, { reached: steps, cancelledAt, status })
  return {}
}
