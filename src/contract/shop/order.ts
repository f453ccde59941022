/** What was ordered in the demo shop, and how far it has come. */
import * as v from 'valibot'
import { hourMs } from '#lib/time'
import { idInBody, skippedRecords } from '../demo'
import { pictureOrNull } from '../picture'
import { bahtOnWire, countOnWire, idOnWire, instantOnWire, maybe } from '../wire'
import { addressSchema } from './address'
import { paymentMethods } from './cart'
import { type ShippingType, shippingTypes } from './totals'

/** The same id again is answered with the same order. */
export const placeOrderSchema = v.object({ requestId: idInBody })

export const cancelOrderSchema = v.object({ id: idInBody })

/** A line as it was ordered: what it cost then, whatever the product costs by now. */
const orderedLineSchema = v.object({
  id: idOnWire,
  name: v.string(),
  image: pictureOrNull,
  color: v.string(),
  size: v.string(),
  quantity: countOnWire,
  price: bahtOnWire,
})

export const deliverySteps = ['placed', 'paid', 'packed', 'shipped', 'delivered'] as const

export type DeliveryStep = (typeof deliverySteps)[number]

export const reachedSchema = v.array(
  v.object({ step: v.picklist(deliverySteps), at: instantOnWire }),
)

export const orderEntries = {
  /** Its number, from `SHOP-1001` on. */
  id: v.string(),
  date: instantOnWire,
  lines: v.array(orderedLineSchema),
  discount: bahtOnWire,
  /** The discount's; empty when there was none. */
  code: v.string(),
  shipping: bahtOnWire,
  total: bahtOnWire,
  address: addressSchema,
  delivery: v.picklist(shippingTypes),
  method: v.picklist(paymentMethods),
  /** Masked; empty when no card paid it. */
  card: v.string(),
  cancelledAt: maybe(instantOnWire),
}

/** An order without how far it has come: the clock says that. */
export type OrderRecord = v.InferOutput<v.ObjectSchema<typeof orderEntries, undefined>>

export const shopOrderSchema = v.object({ ...orderEntries, reached: reachedSchema })

export type ShopOrder = v.InferOutput<typeof shopOrderSchema>

export const shopOrdersSchema = v.object({ orders: v.array(shopOrderSchema), ...skippedRecords })

export type ShopOrders = v.InferOutput<typeof shopOrdersSchema>

/** 1 delivered, 2 on its way, 3 cancelled: as the lists of orders count. */
export function orderStatus({
  reached,
  cancelledAt,
}: {
  reached: readonly { step: DeliveryStep }[]
  cancelledAt: unknown
}): 1 | 2 | 3 {
  if (cancelledAt !== null) return 3
  return reached.some(({ step }) => step === 'delivered') ? 1 : 2
}

/** What has left the house cannot be cancelled. */
export function isCancellable({
  reached,
  cancelledAt,
}: Pick<ShopOrder, 'reached' | 'cancelledAt'>) {
  return cancelledAt === null && !reached.some(({ step }) => step === 'shipped')
}

/** Hours from the order to each step of its delivery. */
const hoursTo: Readonly<
  Record<ShippingType, Readonly<Record<'packed' | 'shipped' | 'delivered', number>>>
> = {
  fast: { packed: 2, shipped: 6, delivered: 26 },
  free: { packed: 4, shipped: 22, delivered: 94 },
}

/** The steps that an order has reached by `now`: nobody packs here, the clock does. */
export function reachedBy(
  now: number,
  {
    date,
    delivery,
    method,
    cancelledAt,
  }: Pick<OrderRecord, 'date' | 'delivery' | 'method' | 'cancelledAt'>,
): { step: DeliveryStep; at: number }[] {
  const hours = hoursTo[delivery]
  const end = Math.min(now, cancelledAt ?? now)
  return deliverySteps
    .map((step) => {
      if (step === 'placed') return { step, at: date }
      // Cash changes hands at the door.
      if (step === 'paid')
        return { step, at: method === 'card' ? date : date + hours.delivered * hourMs }
      return { step, at: date + hours[step] * hourMs }
    })
    .filter(({ at }) => at <= end)
}
