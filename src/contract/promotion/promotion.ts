import * as v from 'valibot'
import { promotionReasons } from '#lib/refusal'
import { imageOnWire } from '../picture'
import { clockTimeOnWire } from '../site/setting'
import { bahtOnWire, countOnWire, idOnWire, instantOnWire, maybe } from '../wire'
import { receivedSchema } from './received'

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
  /** How many receipts there are in all; zero means no limit. */
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

export type UnavailablePromotion = v.InferOutput<typeof unavailableSchema>

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
