/**
 * Promotions, and those that a player claimed: POST /promotion/receive, /promotion/cancel, and the two lists.
 * Also the terms of a promotion.
 */
import * as v from 'valibot'
import { promotionReasons } from '#lib/appError'
import { type Satang, satang, satangFromBaht } from '#lib/money'
import type { Wallet } from '../wallet/wallet'
import {
  bahtOnWire,
  clockTimeOnWire,
  countOnWire,
  idOnWire,
  imageOnWire,
  instantOnWire,
  maybe,
  requestEntries,
} from '../wire'

export const receivedStatuses = ['received', 'active', 'completed', 'cancelled', 'expired'] as const

export type ReceivedStatus = (typeof receivedStatuses)[number]

/**
 * What ended a promotion. Before it was active: `replaced` by another claim, its `deposit` ended without money
 * or with too little, or the `quota` was used up when the money arrived. Afterwards: played through
 * (`completed`), given up by the `player`, by a `break` or an `exclusion`, by an `admin`, out of time
 * (`expired`), or the credit was played away (`lost`).
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

/** A claimed promotion with the terms of the day of the claim. */
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
  /** Bonus pot while active: the bonus and its winnings. It is forfeited if the promotion is given up. */
  pot: v.optional(bahtOnWire, 0),
  /** Bonus pot that was forfeited because the promotion ended before its completion. */
  forfeited: v.optional(bahtOnWire, 0),
  /** Amount above the withdrawal cap, deducted once at completion. */
  capForfeited: v.optional(bahtOnWire, 0),
  /** `received`: waiting for a deposit. */
  status: v.picklist(receivedStatuses),
  receivedAt: instantOnWire,
  activatedAt: maybe(instantOnWire),
  expiresAt: instantOnWire,
  closedAt: maybe(instantOnWire),
  /** Null while it is open, and if the provider sends no known value. */
  closedBy: v.fallback(maybe(v.picklist(closers)), null),
  /** Text by an admin. */
  reason: maybe(v.string()),
})

export type Received = v.InferOutput<typeof receivedSchema>

export const receivedListSchema = v.array(receivedSchema)

export const receiveRequestSchema = v.object({
  ...requestEntries,
  PromotionID: idOnWire,
  /** Version of the terms that the player confirmed; rejected with `termschanged` if it is outdated. */
  version: v.optional(countOnWire),
})

export type ReceiveRequest = v.InferOutput<typeof receiveRequestSchema>

export const cancelRequestSchema = v.object({ ...requestEntries, receivedId: idOnWire })

export type CancelRequest = v.InferOutput<typeof cancelRequestSchema>

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
  /** Most bonuses over all players; zero means no limit. */
  quota: countOnWire,
  used: countOnWire,
  startAt: maybe(instantOnWire),
  endAt: maybe(instantOnWire),
  /**
   * Bangkok weekdays on which it can be claimed, Sunday is 0; null for all. A night belongs to the day on which
   * it begins.
   */
  weekdays: maybe(v.array(v.pipe(countOnWire, v.maxValue(6)))),
  /** Bangkok hours in which it can be claimed; they may cross midnight. */
  hours: maybe(v.object({ from: clockTimeOnWire, to: clockTimeOnWire })),
  audience: v.picklist(['all', 'new']),
  sort: v.number(),
  version: countOnWire,
})

export type Promotion = v.InferOutput<typeof promotionSchema>

export const promotionsSchema = v.array(promotionSchema)

/** The one promotion that a player is playing through. */
export const activePromotionSchema = v.object({
  /** Id for cancelling it. */
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

/** Why a player cannot claim a running promotion. */
const unavailableSchema = v.object({ PromotionID: idOnWire, why: v.picklist(promotionReasons) })

const availableObjectSchema = v.object({
  active: maybe(activePromotionSchema),
  /** Claimed, and waiting for its deposit. Our extension, as is `unavailable`. */
  waiting: maybe(receivedSchema),
  promotions: promotionsSchema,
  unavailable: v.optional(v.array(unavailableSchema), []),
})

/** Promotions that a player can claim, and those in progress; a bare list means that none is active. */
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

/**
 * Fields that determine a promotion's terms. The page applies the provider's rule to show the terms before a
 * claim, also offline.
 */
type Rule = Pick<
  Promotion,
  | 'bonusMode'
  | 'bonusPercent'
  | 'bonusFixed'
  | 'bonusMax'
  | 'minDeposit'
  | 'turnoverX'
  | 'turnoverBase'
  | 'maxWithdraw'
  | 'expireDays'
>

interface PromotionTerms {
  /** Zero for free credit. */
  deposit: Satang
  bonus: Satang
  /** Stakes required before a withdrawal. */
  turnover: Satang
  /** Most that completion leaves, apart from money that arrives later; null for no cap. */
  maxWithdraw: Satang | null
  /** Days in which it must be completed; zero for no end. */
  days: number
  /** Current credit, which gets locked as well; null if unknown. */
  credit: Satang | null
  /** Own money that stays if it is cancelled before any bet; null if unknown. */
  own: Satang | null
}

/** @returns null below the smallest deposit, for which the promotion gives nothing */
export function promotionTerms(
  rule: Rule,
  deposit: Satang,
  wallet?: Pick<Wallet, 'credit' | 'own'>,
): PromotionTerms | null {
  if (deposit < rule.minDeposit) return null
  const bonus = bonusOf(rule, deposit)
  const own = wallet?.own ?? null
  return {
    deposit,
    bonus,
    turnover: promotionTurnover(rule, deposit, bonus),
    maxWithdraw: rule.maxWithdraw === 0 ? null : rule.maxWithdraw,
    days: rule.expireDays,
    credit: wallet?.credit ?? null,
    own: own === null ? null : satang(own + deposit),
  }
}

const usualDeposit = satangFromBaht(500)

/** Example deposit before one is typed: 500 baht, or the minimum if that is higher; zero for free credit. */
export function exampleDeposit({
  minDeposit,
  PromotionType,
}: Pick<Promotion, 'minDeposit' | 'PromotionType'>): Satang {
  if (PromotionType === 'freecredit') return satang(0)
  return minDeposit > usualDeposit ? minDeposit : usualDeposit
}

type BonusRule = Pick<Rule, 'bonusMode' | 'bonusFixed' | 'bonusPercent' | 'bonusMax'>

/** @returns the bonus for a deposit: a percentage is rounded down to the satang, `bonusMax` is the maximum */
export function bonusOf(
  { bonusMode, bonusFixed, bonusPercent, bonusMax }: BonusRule,
  deposit: Satang,
): Satang {
  // Percentages have two decimals: as whole hundredths they are multiplied exactly.
  const share = Math.floor((deposit * Math.round(bonusPercent * 100)) / 10_000)
  return satang(Math.min(bonusMax, bonusMode === 'fixed' ? bonusFixed : share))
}

/** @returns the stakes that a promotion requires after a deposit */
export function promotionTurnover(
  { turnoverX, turnoverBase }: Pick<Rule, 'turnoverX' | 'turnoverBase'>,
  deposit: Satang,
  bonus: Satang,
): Satang {
  const bases = { 'deposit+bonus': satang(deposit + bonus), bonus, deposit }
  return turnoverOf(bases[turnoverBase], turnoverX)
}

/**
 * @returns the stakes that play `amount` through `times` times, rounded up to the satang. The factor has one
 * decimal, so it is applied as a whole number of tenths.
 */
export function turnoverOf(amount: Satang, times: number): Satang {
  return satang(Math.ceil((amount * Math.round(times * 10)) / 10))
}

interface Turnover {
  done: Satang
  required: Satang
  left: Satang
  /** 0 to 1, in whole percent, rounded down: 100 % means that nothing is left. */
  share: number
}

/** @returns the turnover progress of a promotion; one that requires nothing is complete */
export function turnoverProgress({
  turnoverDone: done,
  turnoverRequired: required,
}: {
  turnoverDone: Satang
  turnoverRequired: Satang
}): Turnover {
  const share = done >= required ? 1 : Math.floor((done / required) * 100) / 100
  return { done, required, left: satang(Math.max(0, required - done)), share }
}
