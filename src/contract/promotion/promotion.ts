/**
 * Promotions, and those that a player took: POST /promotion/receive, /promotion/cancel, and the two lists.
 */
import * as v from 'valibot'
import { promotionReasons } from '#lib/refusal'
import { imageOnWire } from '../picture'
import { clockTimeOnWire } from '../site/setting'
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
const closers = [
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

export const promotionSchema = v.object({
  PromotionID: idOnWire,
  PromotionName: v.string(),
  PromotionDetail: v.string(),
  PromotionImage: v.optional(imageOnWire, null),
  PromotionType: v.picklist(['newmember', 'dailyfirst', 'deposit', 'freecredit']),
  PromotionStatus: v.picklist(['draft', 'on', 'off', 'ended']),
  bonusMode: v.picklist(['percent', 'fixed']),
  bonusPercent: v.pipe(v.number(), v.minValue(0)),
  bonusFixed: bahtOnWire,
  bonusMax: bahtOnWire,
  minDeposit: bahtOnWire,
  /** How many times the base must be played through; one decimal. */
  turnoverX: v.pipe(v.number(), v.minValue(0)),
  turnoverBase: v.picklist(['deposit+bonus', 'bonus', 'deposit']),
  /** Zero means no limit. */
  maxWithdraw: bahtOnWire,
  expireDays: countOnWire,
  perUser: countOnWire,
  perDay: countOnWire,
  /** How often its bonus is given in all; zero means no limit. */
  quota: countOnWire,
  used: countOnWire,
  startAt: maybe(instantOnWire),
  endAt: maybe(instantOnWire),
  /** The Bangkok weekdays on which it can be taken, Sunday is 0; null for all. */
  weekdays: maybe(v.array(v.pipe(countOnWire, v.maxValue(6)))),
  /** The hours of a Bangkok day in which it can be taken; they may cross midnight. */
  hours: maybe(v.object({ from: clockTimeOnWire, to: clockTimeOnWire })),
  audience: v.picklist(['all', 'new']),
  sort: v.number(),
  version: countOnWire,
})

export type Promotion = v.InferOutput<typeof promotionSchema>

export const promotionsSchema = v.array(promotionSchema)

/** The one promotion that a player is playing through. */
export const activePromotionSchema = v.object({
  /** By which it can be cancelled. */
  receivedId: maybe(idOnWire),
  PromotionID: idOnWire,
  PromotionName: v.string(),
  bonus: bahtOnWire,
  turnoverRequired: bahtOnWire,
  turnoverDone: bahtOnWire,
  /** Zero means no limit. */
  maxWithdraw: v.optional(bahtOnWire, 0),
  receivedAt: maybe(instantOnWire),
  expiresAt: maybe(instantOnWire),
})

export type ActivePromotion = v.InferOutput<typeof activePromotionSchema>

/** Why a running promotion is not among those that a player may receive. */
const unavailableSchema = v.object({ PromotionID: idOnWire, why: v.picklist(promotionReasons) })

const availableObjectSchema = v.object({
  active: maybe(activePromotionSchema),
  /** Received, and waiting for its deposit. Our extension, as is the next. */
  waiting: maybe(receivedSchema),
  promotions: promotionsSchema,
  unavailable: v.optional(v.array(unavailableSchema), []),
})

/** What a player may receive, and what they have; a bare list means that none is active. */
export const availablePromotionSchema = v.union([
  availableObjectSchema,
  v.pipe(
    promotionsSchema,
    v.transform(
      (promotions): v.InferOutput<typeof availableObjectSchema> => ({
        active: null,
        waiting: null,
        promotions,
        unavailable: [],
      }),
    ),
  ),
])

export type AvailablePromotion = v.InferOutput<typeof availablePromotionSchema>
