/** Promotions as staff edit them, and those that players claimed. */
import * as v from 'valibot'
import { promotionSchema, receivedSchema, receivedStatuses } from '../promotion/promotion'
import { bahtOnWire, countOnWire, instantOnWire, maybe } from '../wire'
import {
  amount,
  areDifferent,
  choice,
  clockTime,
  factor,
  isSpan,
  momentOrNull,
  percent,
  picture,
  requiredText,
  whole,
} from './fields'
import { adminRequestSchema, reasonText } from './request'

export const promotionTypes = ['newmember', 'dailyfirst', 'deposit', 'freecredit'] as const
export const promotionStatuses = ['draft', 'on', 'off', 'ended'] as const
export const turnoverBases = ['deposit+bonus', 'bonus', 'deposit'] as const

export const adminPromotionSchema = v.object({
  ...promotionSchema.entries,
  /** Bonuses granted, less what was deducted again. */
  cost: bahtOnWire,
  active: countOnWire,
  /** Claimed, and waiting for a deposit. */
  waiting: countOnWire,
})

export type AdminPromotion = v.InferOutput<typeof adminPromotionSchema>

/** Editable fields of a promotion; where a limit is optional, zero means no limit. */
export const promotionDraftSchema = v.pipe(
  v.object({
    PromotionName: requiredText(80),
    PromotionDetail: requiredText(500),
    PromotionImage: v.nullable(picture),
    PromotionType: choice(promotionTypes),
    bonusMode: choice(['percent', 'fixed']),
    bonusPercent: percent(1000),
    bonusFixed: amount,
    bonusMax: amount,
    minDeposit: amount,
    turnoverX: factor,
    turnoverBase: choice(turnoverBases),
    maxWithdraw: amount,
    expireDays: whole(1, 365),
    perUser: whole(0, 10_000),
    perDay: whole(0, 100),
    quota: whole(0, 10_000_000),
    startAt: momentOrNull,
    endAt: momentOrNull,
    weekdays: v.nullable(v.array(whole(0, 6))),
    hours: v.nullable(v.object({ from: clockTime, to: clockTime })),
    audience: choice(['all', 'new']),
    sort: whole(0, 10_000),
  }),
  v.forward(
    v.check((draft) => draft.bonusMode !== 'percent' || draft.bonusPercent > 0, 'aboveZero'),
    ['bonusPercent'],
  ),
  v.forward(
    v.check((draft) => draft.bonusMode !== 'fixed' || draft.bonusFixed > 0, 'aboveZero'),
    ['bonusFixed'],
  ),
  v.forward(
    v.check((draft) => draft.bonusMax > 0, 'maxRequired'),
    ['bonusMax'],
  ),
  v.forward(
    v.check(
      (draft) => draft.bonusMode !== 'fixed' || draft.bonusMax >= draft.bonusFixed,
      'maxUnderBonus',
    ),
    ['bonusMax'],
  ),
  v.forward(
    v.check((draft) => isMinDepositMeant(draft), 'minOverBonus'),
    ['minDeposit'],
  ),
  v.forward(
    v.check(
      (draft) => draft.PromotionType !== 'freecredit' || draft.bonusMode === 'fixed',
      'freeFixed',
    ),
    ['bonusMode'],
  ),
  v.forward(
    v.check(
      (draft) => draft.PromotionType !== 'freecredit' || draft.minDeposit === 0,
      'freeDeposit',
    ),
    ['minDeposit'],
  ),
  v.forward(
    v.check((draft) => draft.PromotionType === 'freecredit' || draft.minDeposit > 0, 'aboveZero'),
    ['minDeposit'],
  ),
  v.forward(
    v.check(
      (draft) => draft.PromotionType !== 'freecredit' || draft.turnoverBase !== 'deposit',
      'freeBase',
    ),
    ['turnoverBase'],
  ),
  v.forward(
    v.check((draft) => draft.PromotionType !== 'freecredit' || draft.perUser > 0, 'freeOnce'),
    ['perUser'],
  ),
  v.forward(
    v.check(
      (draft) => draft.maxWithdraw === 0 || draft.maxWithdraw >= draft.bonusMax,
      'capUnderBonus',
    ),
    ['maxWithdraw'],
  ),
  v.forward(
    v.check((draft) => draft.perUser === 0 || draft.perDay <= draft.perUser, 'perDay'),
    ['perDay'],
  ),
  v.forward(
    v.check((span) => isSpan(span), 'order'),
    ['endAt'],
  ),
  v.forward(
    v.check(
      ({ weekdays }) => weekdays === null || (weekdays.length > 0 && areDifferent(weekdays)),
      'weekdays',
    ),
    ['weekdays'],
  ),
  v.forward(
    v.check(({ hours }) => hours === null || hours.from !== hours.to, 'hours'),
    ['hours'],
  ),
)

/** @returns false if the cap cuts even the smallest deposit's bonus: nobody would get the stated percentage */
function isMinDepositMeant(draft: {
  bonusMode: string
  bonusPercent: number
  bonusMax: number
  minDeposit: number
}): boolean {
  return (
    draft.bonusMode !== 'percent' || (draft.minDeposit * draft.bonusPercent) / 100 <= draft.bonusMax
  )
}

/** Wire format: amounts in baht. */
export type PromotionDraft = v.InferInput<typeof promotionDraftSchema>

/** Bangkok days of the estimate, with today. */
export const estimateDays = 30

/** Typed terms, which need not be saved. */
export const estimateRequestSchema = v.object({ promotion: promotionDraftSchema })

/** Bonuses for the deposits of the last days, if every player had claimed whenever the terms allow it. */
export const promotionEstimateSchema = v.object({
  from: v.string(),
  to: v.string(),
  players: countOnWire,
  bonus: bahtOnWire,
  largest: bahtOnWire,
  asOf: instantOnWire,
})

export type PromotionEstimate = v.InferOutput<typeof promotionEstimateSchema>

/** A new promotion is a draft and has no `PromotionID`. `version`: the version that the screen showed. */
export const savePromotionSchema = v.object({
  ...adminRequestSchema.entries,
  PromotionID: v.optional(v.string()),
  version: v.optional(countOnWire, 0),
  promotion: promotionDraftSchema,
})

export const promotionStatusSchema = v.object({
  ...adminRequestSchema.entries,
  PromotionID: v.string(),
  version: countOnWire,
  /** Status that the screen showed. */
  from: v.picklist(promotionStatuses),
  status: v.picklist(promotionStatuses),
})

export const adminReceivedSchema = v.object({
  ...receivedSchema.entries,
  userId: v.string(),
  username: v.string(),
  name: v.string(),
  /** Credit that the player would keep if it were cancelled now; null unless it is active. */
  keeps: maybe(bahtOnWire),
})

export type AdminReceived = v.InferOutput<typeof adminReceivedSchema>

export const openReceived = ['received', 'active'] as const

export const cancelReceivedSchema = v.object({
  ...adminRequestSchema.entries,
  receivedId: v.string(),
  /** Status that the screen showed. */
  status: v.picklist(receivedStatuses),
  reason: reasonText,
})

/** Answer of saving: the promotion and its version, which is unchanged while it waits for a second person. */
export const savedPromotionSchema = v.object({
  requestId: v.string(),
  PromotionID: v.string(),
  version: countOnWire,
  approvalId: maybe(v.string()),
})
