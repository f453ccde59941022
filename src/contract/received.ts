/** Promotions that a player took: POST /promotion/receive, /promotion/cancel, and the two lists. */
import * as v from 'valibot'
import { orderEntries } from './order'
import { bahtOnWire, countOnWire, idOnWire, instantOnWire, maybe } from './wire'

export const receivedStatuses = ['received', 'active', 'completed', 'cancelled', 'expired'] as const

export type ReceivedStatus = (typeof receivedStatuses)[number]

/** A promotion with the conditions of the day on which it was taken. */
export const receivedSchema = v.object({
  receivedId: idOnWire,
  PromotionID: idOnWire,
  PromotionName: v.string(),
  version: countOnWire,
  depositId: maybe(idOnWire),
  deposit: bahtOnWire,
  bonus: bahtOnWire,
  turnoverRequired: bahtOnWire,
  turnoverDone: bahtOnWire,
  /** Zero means no limit. */
  maxWithdraw: bahtOnWire,
  /** What of the bonus was taken back when it was cancelled or expired. */
  forfeited: v.optional(bahtOnWire, 0),
  /** `received` waits for a deposit. */
  status: v.picklist(receivedStatuses),
  receivedAt: instantOnWire,
  activatedAt: maybe(instantOnWire),
  expiresAt: instantOnWire,
  closedAt: maybe(instantOnWire),
  reason: maybe(v.string()),
})

export type Received = v.InferOutput<typeof receivedSchema>

export const receivedListSchema = v.array(receivedSchema)

export const receiveOrderSchema = v.object({ ...orderEntries, PromotionID: idOnWire })

export type ReceiveOrder = v.InferOutput<typeof receiveOrderSchema>

export const cancelOrderSchema = v.object({ ...orderEntries, receivedId: idOnWire })

export type CancelOrder = v.InferOutput<typeof cancelOrderSchema>
