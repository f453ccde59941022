import * as v from 'valibot'
import {
  type cancelOrderSchema,
  isCancellable,
  isSameProgress,
  type OrderProgress,
  type OrderRecord,
  type Progress,
  type placeOrderSchema,
  reachedBy,
} from '#contract/shop/order'
import { totalsOf } from '#contract/shop/totals'
import { bahtFromSatang, satang } from '#lib/money'
import { isoOf } from '#lib/time'
import { isoNow, now } from '../clock'
import { DemoError } from '../demo/demoRoutes'
import { type ValidRecords, validRecords } from '../demo/records'
import { readCheckout, readLines } from './cart'
import { shopDatabase as database } from './database'
import { resetCart } from './payment'
import { type OrderRow, orderRowSchema } from './rows'

const firstNumber = 1001

/** Turns the cart into an order and empties it, in one transaction. */
export async function placeOrder({ requestId }: v.InferOutput<typeof placeOrderSchema>) {
  const same = await database.orders.where({ requestId }).first()
  if (same) return onWire(same)
  const lines = await readLines()
  const { granted, code, billing, type, method, card } = await readCheckout()
  if (lines.length === 0 || lines.some(({ isStock }) => !isStock)) throw new DemoError('changed')
  if (billing === null) throw new DemoError(400, 'There is no address to send it to')
  const { discount, shipping, total } = totalsOf(lines, satang(granted), type)
  const last = await database.orders.orderBy('number').last()
  const number = last ? last.number + 1 : firstNumber
  const order: OrderRow = {
    number,
    requestId,
    id: `SHOP-${number}`,
    date: isoNow(),
    lines: lines.map(({ id, name, image, color, size, quantity, offerPrice }) => ({
      id,
      name,
      image,
      color,
      size,
      quantity,
      price: bahtFromSatang(offerPrice),
    })),
    discount: bahtFromSatang(discount),
    code: discount > 0 ? code : '',
    shipping: bahtFromSatang(shipping),
    total: bahtFromSatang(total),
    address: billing,
    delivery: type,
    method,
    card: method === 'card' ? card : '',
    cancelledAt: null,
  }
  await database.orders.add(order)
  await resetCart()
  return onWire(order)
}

/** Newest first. */
export async function listOrders() {
  const { records, skipped } = await readOrders()
  return { orders: records.toReversed().map(orderToWire), ...skipped }
}

export async function cancelOrder({ id }: v.InferOutput<typeof cancelOrderSchema>) {
  const { records } = await readOrders()
  const order = records.find((one) => one.id === id)
  if (!order) throw new DemoError(404, 'There is no such order')
  // Repeated after a lost answer.
  if (order.cancelledAt !== null) return orderToWire(order)
  const reached = reachedBy(now(), order)
  if (!isCancellable({ ...order, reached })) throw new DemoError('changed')
  await database.orders.update(order.number, { cancelledAt: isoNow() })
  return orderToWire({ ...order, cancelledAt: now() })
}

export async function changeProgress(change: OrderProgress) {
  const order = (await database.orders.toArray()).find(({ id }) => id === change.id)
  if (!order || !v.is(orderRowSchema, order)) throw new DemoError(404, 'There is no such order')
  const kept = { reached: order.byHand ?? null, cancelledAt: order.cancelledAt ?? null }
  refuseOtherProgress(kept, change)
  const { reached: byHand, cancelledAt } = change
  await database.orders.update(order.number, { byHand, cancelledAt })
  return {}
}

/** Refuses if the progress has changed elsewhere; a repeated call that already took effect is fine. */
export function refuseOtherProgress(kept: Progress, change: OrderProgress): void {
  if (![change.was, change].some((one) => isSameProgress(kept, one))) throw new DemoError('changed')
}

/** Orders of the shop for the list of all orders, without filling a shop that was never opened. */
export function ordersOfShop(): Promise<ValidRecords<OrderRecord>> {
  return database.execute(async () => {
    await database.ready()
    return readOrders()
  })
}

async function readOrders() {
  return validRecords(orderRowSchema, await database.orders.toArray())
}

function onWire(row: OrderRow) {
  const [order] = validRecords(orderRowSchema, [row]).records
  if (!order) throw new DemoError(404, 'The order is damaged')
  return orderToWire(order)
}

function orderToWire(order: OrderRecord) {
  const { id, date, lines, discount, code, shipping, total, cancelledAt } = order
  const { address, delivery, method, card } = order
  return {
    id,
    date: isoOf(date),
    lines: lines.map((line) => ({ ...line, price: bahtFromSatang(line.price) })),
    discount: bahtFromSatang(discount),
    code,
    shipping: bahtFromSatang(shipping),
    total: bahtFromSatang(total),
    address,
    delivery,
    method,
    card,
    cancelledAt: cancelledAt === null ? null : isoOf(cancelledAt),
    reached: reachedBy(now(), order).map(({ step, at }) => ({ step, at: isoOf(at) })),
  }
}
