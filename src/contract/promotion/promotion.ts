/**
 * Promotions, and those that a player took: POST /promotion/receive, /promotion/cancel, and the two lists; and
 * what a promotion gives and asks for.
 */
import * as v from 'valibot'
import { type Satang, satang, satangFromBaht } from '#lib/money'
import { promotionReasons } from '#lib/refusal'
import type { Wallet } from '../wallet/wallet'
import {
  bahtOnWire,
  clockTimeOnWire,
  countOnWire,
  idOnWire,
  imageOnWire,
  instantOnWire,
  maybe,
  orderEntries,
} from '../wire'

export const receivedStatuses = ['received', 'active', 'completed', 'cancelled', 'expired'] as const

export type ReceivedStatus = (typeof receivedStatuses)[number]

/**
 * What ended a promotion. Before it was active: `replaced` by another that the player took, its
 * `deposit` ended without money or with less than asked for, or the `quota` was used up when the money
 * came. Afterwards: played through (`completed`), given up by the `player`, by a `break` or an
 * `exclusion`, by an `admin`, its time was up (`expired`), or the credit was played away (`lost`).
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
  /** Its bonus pot while it is active: the bonus and its winnings, forfeited if it is given up. */
  pot: v.optional(bahtOnWire, 0),
  /** What was forfeited when it ended before it was completed: its bonus pot. */
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

export const receiveOrderSchema = v.object({
  ...orderEntries,
  PromotionID: idOnWire,
  /** Whose terms the player said yes to; refused with `termschanged` when it is another one by now. */
  version: v.optional(countOnWire),
})

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
  /** The Bangkok weekdays on which it can be taken, Sunday is 0; null for all. A night counts to the day on which it begins. */
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

/**
 * What a promotion's terms hang on. They are the provider's rule, by which the page shows them before anybody
 * takes it, without a network too.
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
  /** Stakes to be played through before a withdrawal. */
  turnover: Satang
  /** What completion leaves at most, money that comes in later aside; null for all. */
  maxWithdraw: Satang | null
  /** In which it must be completed; zero for no end. */
  days: number
  /** What is in the wallet now and gets locked with it; null where that is not known. */
  credit: Satang | null
  /** The own money that stays if it is cancelled before any bet; null where that is not known. */
  own: Satang | null
}

/** Null below the smallest deposit: then the promotion gives nothing. */
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

/** What a promotion is shown with before a deposit is typed: a usual one, or the smallest that counts. */
export function exampleDeposit({
  minDeposit,
  PromotionType,
}: Pick<Promotion, 'minDeposit' | 'PromotionType'>): Satang {
  if (PromotionType === 'freecredit') return satang(0)
  return minDeposit > usualDeposit ? minDeposit : usualDeposit
}

type BonusRule = Pick<Rule, 'bonusMode' | 'bonusFixed' | 'bonusPercent' | 'bonusMax'>

/** What a promotion adds to a deposit: a percentage is rounded down to the satang; never more than `bonusMax`. */
export function bonusOf(
  { bonusMode, bonusFixed, bonusPercent, bonusMax }: BonusRule,
  deposit: Satang,
): Satang {
  // Percentages have two decimals: as whole hundredths they are multiplied exactly.
  const share = Math.floor((deposit * Math.round(bonusPercent * 100)) / 10_000)
  return satang(Math.min(bonusMax, bonusMode === 'fixed' ? bonusFixed : share))
}

/** The stakes that a promotion asks for after a deposit. */
export function promotionTurnover(
  { turnoverX, turnoverBase }: Pick<Rule, 'turnoverX' | 'turnoverBase'>,
  deposit: Satang,
  bonus: Satang,
): Satang {
  const bases = { 'deposit+bonus': satang(deposit + bonus), bonus, deposit }
  return turnoverOf(bases[turnoverBase], turnoverX)
}

/**
 * The stakes for which `amount` must be played through `times` times, rounded up to the satang. The factor
 * has one decimal, so it is applied as a whole number of tenths.
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

/** How far a promotion has been played through. One that requires nothing is complete. */
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
