/** Orders of the demo shop, and their progress. */
import * as v from 'valibot'
import { hourMs } from '#lib/time'
import { idInBody, skippedRecords } from '../demo'
import {
  bahtOnWire,
  countOnWire,
  idOnWire,
  instantOnWire,
  maybe,
  momentText,
  pictureOrNull,
} from '../wire'
import { addressSchema } from './address'
import { paymentMethods } from './cart'
import { type ShippingType, shippingTypes } from './totals'

/** A repeated id gets the same order. */
export const placeOrderSchema = v.object({ requestId: idInBody })

export const cancelOrderSchema = v.object({ id: idInBody })

/** A line as ordered, with its price at that time, whatever the product costs now. */
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

/** Manual progress of an order. Without steps, an order of the shop follows the clock again. */
const progressEntries = {
  reached: v.nullable(
    v.pipe(
      v.array(v.object({ step: v.picklist(deliverySteps), at: momentText })),
      v.maxLength(deliverySteps.length),
    ),
  ),
  cancelledAt: v.nullable(momentText),
}

const progressSchema = v.object(progressEntries)

export type Progress = v.InferOutput<typeof progressSchema>

/** `was`: the progress that the person saw. A change by somebody else in the meantime stays. */
export const orderProgressSchema = v.object({
  id: idInBody,
  ...progressEntries,
  was: progressSchema,
})

export type OrderProgress = v.InferOutput<typeof orderProgressSchema>

/** Compares the progress, whatever the notation of the times. */
export function isSameProgress(one: Progress, other: Progress): boolean {
  return pointsOf(one) === pointsOf(other)
}

function pointsOf({ reached, cancelledAt }: Progress): string {
  const steps = reached?.map(({ step, at }) => [step, Date.parse(at)])
  return JSON.stringify([steps, cancelledAt && Date.parse(cancelledAt)])
}

export const orderEntries = {
  /** Order number, from `SHOP-1001` on. */
  id: v.string(),
  date: instantOnWire,
  lines: v.array(orderedLineSchema),
  discount: bahtOnWire,
  /** Code of the discount; empty if there was none. */
  code: v.string(),
  shipping: bahtOnWire,
  total: bahtOnWire,
  address: addressSchema,
  delivery: v.picklist(shippingTypes),
  method: v.picklist(paymentMethods),
  /** Masked; empty if it was not paid by card. */
  card: v.string(),
  cancelledAt: maybe(instantOnWire),
}

export const orderRecordEntries = {
  ...orderEntries,
  /** Manually set steps; null while the clock determines them. */
  byHand: v.optional(v.nullable(reachedSchema), null),
}

/** An order as it is stored. */
export type OrderRecord = v.InferOutput<v.ObjectSchema<typeof orderRecordEntries, undefined>>

export const shopOrderSchema = v.object({ ...orderEntries, reached: reachedSchema })

export type ShopOrder = v.InferOutput<typeof shopOrderSchema>

export const shopOrdersSchema = v.object({ orders: v.array(shopOrderSchema), ...skippedRecords })

export type ShopOrders = v.InferOutput<typeof shopOrdersSchema>

/** @returns 1 for delivered, 2 for on its way, 3 for cancelled, as in the lists of orders */
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

/** A shipped order cannot be cancelled. */
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

/** @returns the steps that an order has reached by `now`; without manual steps, by the clock */
export function reachedBy(
  now: number,
  {
    date,
    delivery,
    method,
    cancelledAt,
    byHand,
  }: Pick<OrderRecord, 'date' | 'delivery' | 'method' | 'cancelledAt' | 'byHand'>,
): { step: DeliveryStep; at: number }[] {
  if (byHand) return byHand
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
