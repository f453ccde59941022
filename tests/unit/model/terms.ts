/** Offers and settings that apply to every sequence. Amounts in satang, times in milliseconds. */

export const secondMs = 1000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** Bangkok is seven hours ahead of UTC all year. */
const bangkokMs = 7 * hourMs

/** @returns days since 1970 in Bangkok */
export function dayNumber(at: number): number {
  return Math.floor((at + bangkokMs) / dayMs)
}

export function startOfDay(at: number): number {
  return dayNumber(at) * dayMs - bangkokMs
}

/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
export function startOfWeek(at: number): number {
  return startOfDay(at) - ((dayNumber(at) + 3) % 7) * dayMs
}

export interface Offer {
  id: string
  /** A free credit needs no deposit. */
  isFree: boolean
  bonusPercent: number
  bonusFixed: number
  bonusMax: number
  minDeposit: number
  turnoverX: number
  turnoverBase: 'deposit+bonus' | 'bonus' | 'deposit'
  /** Zero for no cap. */
  maxWithdraw: number
  expireDays: number
  /** Zero for unlimited use. */
  perUser: number
}

const offer = {
  isFree: false,
  bonusPercent: 0,
  bonusFixed: 0,
  bonusMax: 30_000,
  minDeposit: 10_000,
  turnoverX: 1,
  turnoverBase: 'bonus',
  maxWithdraw: 0,
  expireDays: 30,
  perUser: 0,
} satisfies Omit<Offer, 'id'>

export const offers: readonly Offer[] = [
  { ...offer, id: 'MATCH', bonusPercent: 50, turnoverX: 2, turnoverBase: 'deposit+bonus' },
  {
    ...offer,
    id: 'CAPPED',
    bonusFixed: 10_000,
    turnoverX: 1.5,
    maxWithdraw: 30_000,
    expireDays: 3,
  },
  { ...offer, id: 'DEPOSIT', bonusPercent: 33.33, turnoverBase: 'deposit', expireDays: 1 },
  {
    ...offer,
    id: 'FREE',
    isFree: true,
    minDeposit: 0,
    bonusFixed: 5_000,
    turnoverX: 3,
    perUser: 3,
  },
  {
    ...offer,
    id: 'FREECAP',
    isFree: true,
    minDeposit: 0,
    bonusFixed: 5_001,
    turnoverX: 2,
    maxWithdraw: 30_000,
    expireDays: 7,
    perUser: 20,
  },
]

export interface Code {
  code: string
  amount: number
  turnoverX: number
  maxRedeem: number
}

export const codes: readonly Code[] = [
  { code: 'PLAIN0001', amount: 2_500, turnoverX: 0, maxRedeem: 1 },
  { code: 'PLAIN0002', amount: 3_333, turnoverX: 0, maxRedeem: 2 },
  { code: 'BOUND0001', amount: 4_000, turnoverX: 4, maxRedeem: 2 },
  { code: 'BOUND0002', amount: 6_001, turnoverX: 1.5, maxRedeem: 1 },
  { code: 'BOUND0003', amount: 7_777, turnoverX: 2, maxRedeem: 2 },
]

/** Settings that differ between sequences. */
export interface Terms {
  /** Whether the simulated bank and staff act automatically. */
  automatic: boolean
  cashback: {
    period: 'daily' | 'weekly'
    percent: number
    minLoss: number
    maxAmount: number
    turnoverX: number
    claimDays: number
  }
}

export const invite = { percent: 7, qualifyDeposit: 5_000, minClaim: 100 }

export const wheel = { pointPerSpin: 1, spinPerDay: 3, codeTurnoverX: 1 }

/** One wheel point for each whole 100 baht of a deposit that was staked. */
export const satangPerPoint = 10_000

export const withdrawal = {
  least: 10_000,
  most: 300_000,
  mostPerDay: 500_000,
  mostTimesPerDay: 3,
}

export const deposit = { least: 5_000, most: 500_000, payMs: 15 * minuteMs }

export const waitingPromotionMs = dayMs
export const limitWaitMs = dayMs
export const limitLapseMs = 7 * dayMs

/** Reaction times of the simulated staff, from the report “I have sent it” and from the request. */
export const automaticMs = {
  deposit: 20 * secondMs,
  review: 30 * minuteMs,
  approve: 30 * secondMs,
  pay: minuteMs,
}

/** Rounds up to the satang; factors have one decimal. */
export function turnoverOf(amount: number, times: number): number {
  return Math.ceil((amount * Math.round(times * 10)) / 10)
}

export function bonusOf(offer: Offer, deposit: number): number {
  const share = Math.floor((deposit * Math.round(offer.bonusPercent * 100)) / 10_000)
  return Math.min(offer.bonusMax, offer.bonusFixed || share)
}

export function turnoverOfOffer(offer: Offer, deposit: number, bonus: number): number {
  const base = { 'deposit+bonus': deposit + bonus, bonus, deposit }[offer.turnoverBase]
  return turnoverOf(base, offer.turnoverX)
}
