/** Promotions that a player took: POST /promotion/receive, /promotion/cancel, and the two lists. */
import * as v from 'valibot'
import { orderEntries } from '../wallet/order'
import { bahtOnWire, countOnWire, idOnWire, instantOnWire, maybe } from '../wire'

export const receivedStatuses = ['received', 'active', 'completed', 'cancelled', 'expired'] as const

export type ReceivedStatus = (typeof receivedStatuses)[number]

/**
 * What ended a promotion. Before it was active: `replaced` by another that the player took, its
 * `deposit` ended without money, or the `quota` was used up when the money came. Afterwards: played
 * through (`completed`), given up by the `player`, by a `break` or an `exclusion`, by an `admin`, its
 * time was up (`expired`), or the credit was played away (`lost`).
 */
export const closers = [
  'completed',
  'player',
  'break',
  'exclusion',
  'admin',
  'expired',
  'lost',
  'replaced',
  'deposit',
  'quota',
] as const

export type Closer = (typeof closers)[number]

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
  /**
   * The player's own money: the free credit at activation, its deposit, and what came in since that
   * is bound to no turnover. If the promotion is given up, the credit falls to this at most.
   */
  own: v.optional(bahtOnWire, 0),
  /** What was taken when it ended before it was completed: the bonus and what it won. */
  forfeited: v.optional(bahtOnWire, 0),
  /** What was over its withdraw cap when it was completed, and was taken then, once. */
  capForfeited: v.optional(bahtOnWire, 0),
  /** `received` waits for a deposit. */
  status: v.picklist(receivedStatuses),
  receivedAt: instantOnWire,
  activatedAt: maybe(instantOnWire),
  expiresAt: instantOnWire,
  closedAt: maybe(instantOnWire),
  /** Null while it is open, and where a provider does not say, or in a word of its own. */
  closedBy: v.fallback(maybe(v.picklist(closers)), null),
  /** An admin's own words. */
  reason: maybe(v.string()),
})

export type Received = v.InferOutput<typeof receivedSchema>

export const receivedListSchema = v.array(receivedSchema)

export const receiveOrderSchema = v.object({ ...orderEntries, PromotionID: idOnWire })

export type ReceiveOrder = v.InferOutput<typeof receiveOrderSchema>

export const cancelOrderSchema = v.object({ ...orderEntries, receivedId: idOnWire })

export type CancelOrder = v.InferOutput<typeof cancelOrderSchema>
