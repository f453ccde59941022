import type * as v from 'valibot'
import { cashOnDelivery, type orderSchema } from '#contract/customers/customers'
import { type OrderRecord, orderStatus, reachedBy } from '#contract/shop/order'
import { piecesOf } from '#contract/shop/totals'
import { bahtFromSatang } from '#lib/money'
import { isoOf } from '#lib/time'
import { now } from '../clock'
import { ordersOfShop } from '../shop/orders'

type OrderOnWire = v.InferInput<typeof orderSchema>

/** Shop orders in the format of the order list; an unreadable shop does not hide the other orders. */
export async function shopOrders(): Promise<{ placed: OrderOnWire[]; damaged: number }> {
  try {
    const { records, skipped } = await ordersOfShop()
    return { placed: records.map(onWire), damaged: skipped.skippedRecords ?? 0 }
  } catch (cause) {
    console.error('The orders of the shop could not be read', cause)
    return { placed: [], damaged: 0 }
  }
}

const carriers = { free: 'Siam Air Parcel', fast: 'Chao Phraya Express' } as const

function onWire(order: OrderRecord): OrderOnWire {
  const { id, date, lines, discount, shipping, address, delivery, method, card } = order
  const reached = reachedBy(now(), order)
  const { building, street, city, state, post, country } = address
  return {
    id,
    name: address.name,
    company: '',
    type: method === 'cod' ? cashOnDelivery : `Credit card ${card}`,
    qty: piecesOf(lines),
    date: isoOf(date),
    status: orderStatus({ ...order, reached }),
    email: '',
    phone: address.phone,
    address: [building, street, city, state, post, country].filter(Boolean).join(', '),
    items: lines.map(({ name, color, size, quantity, price }) => ({
      name: named(name, [color, size].filter(Boolean)),
      qty: quantity,
      price: bahtFromSatang(price),
    })),
    discount: 0,
    discountAmount: bahtFromSatang(discount),
    tax: 0,
    shipping: bahtFromSatang(shipping),
    carrier: carriers[delivery],
    tracking: null,
    reached: reached.map(({ step, at }) => ({ step, at: isoOf(at) })),
    cancelledAt: order.cancelledAt === null ? null : isoOf(order.cancelledAt),
    byHand: order.byHand !== null,
  }
}

function named(name: string, chosen: readonly string[]): string {
  return chosen.length === 0 ? name : `${name} (${chosen.join(', ')})`
}
