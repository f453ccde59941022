import * as v from 'valibot'
import { bahtOnWire, idOnWire, imageOnWire, instantOnWire, maybe } from './wire'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

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
  expireDays: count,
  perUser: count,
  perDay: count,
  /** How many receipts there are in all; zero means no limit. */
  quota: count,
  used: count,
  startAt: maybe(instantOnWire),
  endAt: maybe(instantOnWire),
  audience: v.picklist(['all', 'new']),
  sort: v.number(),
  version: count,
})

export type Promotion = v.InferOutput<typeof promotionSchema>

export const promotionsSchema = v.array(promotionSchema)

/** The one promotion that a player is playing through. */
export const activePromotionSchema = v.object({
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

/** What a player may receive, and what they have; a bare list means that none is active. */
export const availablePromotionSchema = v.union([
  v.object({ active: maybe(activePromotionSchema), promotions: promotionsSchema }),
  v.pipe(
    promotionsSchema,
    v.transform((promotions) => ({ active: null, promotions })),
  ),
])

export type AvailablePromotion = v.InferOutput<typeof availablePromotionSchema>
