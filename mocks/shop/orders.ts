import * as v from 'valibot'
import {
  type cancelOrderSchema,
  isCancellable,
  isSameProgress,
  type OrderProgress,
  type OrderRecord,
  type placeOrderSchema,
  reachedBy,
} from '#contract/shop/order'
import { totalsOf } from '#contract/shop/totals'
import { bahtFromSatang, satang } from '#lib/money'
import { isoNow, now } from '../clock'
import { Refusal } from '../demo/demoRoutes'
import { validRecords } from '../demo/records'
import { readCheckout, readLines } from './cart'
import { shopDatabase as database } from './database'
import { resetCart } from './payment'
import { type OrderRow, orderRowSchema } from './rows'

const firstNumber = 1001

/** The cart becomes an order and is empty from then on: both or neither. */
export async function placeOrder({ requestId }: v.InferOutput<typeof placeOrderSchema>) {
  const same = await database.orders.where({ requestId }).first()
  if (same) return onWire(same)
  const lines = await readLines()
  const { granted, code, billing, type, method, card } = await readCheckout()
  if (lines.length === 0) throw new Refusal('changed')
  if (billing === null) throw new Refusal(400, 'There is no address to send it to')
  const soldOut = lines.find(({ isStock }) => !isStock)
  if (soldOut) throw new Refusal('changed')
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

/** The newest first. */
export async function listOrders() {
  const { records, skipped } = await readOrders()
  return { orders: records.toReversed().map(orderToWire), ...skipped }
}

export async function cancelOrder({ id }: v.InferOutput<typeof cancelOrderSchema>) {
  const { records } = await readOrders()
  const order = records.find((one) => one.id === id)
  if (!order) throw new Refusal(404, 'There is no such order')
  // Sent again after its answer was lost.
  if (order.cancelledAt !== null) return orderToWire(order)
  const reached = reachedBy(now(), order)
  if (!isCancellable({ ...order, reached })) throw new Refusal('changed')
  await database.orders.update(order.number, { cancelledAt: isoNow() })
  return orderToWire({ ...order, cancelledAt: now() })
}

export async function changeProgress({ id, was, ...wanted }: OrderProgress) {
  const order = (await database.orders.toArray()).find((one) => one.id === id)
  if (!order || !v.is(orderRowSchema, order)) throw new Refusal(404, 'There is no such order')
  const kept = { reached: order.byHand ?? null, cancelledAt: order.cancelledAt ?? null }
  if (isSameProgress(kept, wanted)) return {}
  if (!isSameProgress(kept, was)) throw new Refusal('changed')
  const { reached: byHand, cancelledAt } = wanted
  await database.orders.update(order.number, { byHand, cancelledAt })
  return {}
}

/** For the list of all customers' orders: what was ordered here, as far as the shop was ever opened. */
export function ordersOfShop(): Promise<OrderRecord[]> {
  return database.carryOut(async () => {
    await database.ready()
    return (await readOrders()).records
  })
}

async function readOrders() {
  return validRecords(orderRowSchema, await database.orders.toArray())
}

function onWire(row: OrderRow) {
  const [order] = validRecords(orderRowSchema, [row]).records
  if (!order) throw new Refusal(404, 'The order is damaged')
  return orderToWire(order)
}

function orderToWire(order: OrderRecord) {
  const { id, date, lines, discount, code, shipping, total, cancelledAt } = order
  const { address, delivery, method, card } = order
  return {
    id,
    date: iso(date),
    lines: lines.map((line) => ({ ...line, price: bahtFromSatang(line.price) })),
    discount: bahtFromSatang(discount),
    code,
    shipping: bahtFromSatang(shipping),
    total: bahtFromSatang(total),
    address,
    delivery,
    method,
    card,
    cancelledAt: cancelledAt === null ? null : iso(cancelledAt),
    reached: reachedBy(now(), order).map(({ step, at }) => ({ step, at: iso(at) })),
  }
}

const iso = (moment: number) => new Date(moment).toISOString()
