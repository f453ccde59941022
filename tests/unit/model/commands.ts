/** Commands that sequences consist of. */
import * as fc from '../../properties'
import type { Terms } from './terms'

/** Relative frequency of each command. */
const weights = {
  nothing: 0,
  deposit: 9,
  depositWithPromotion: 7,
  submitDeposit: 3,
  cancelDeposit: 2,
  bankLine: 10,
  decideDeposit: 5,
  withdraw: 7,
  decideWithdrawal: 8,
  takeFreeCredit: 5,
  cancelPromotion: 3,
  staffCancelsPromotion: 2,
  redeemCode: 6,
  claimCashback: 6,
  spin: 6,
  claimCommission: 4,
  limit: 2,
  confirmLimit: 2,
  takeBreak: 1,
  bet: 26,
  loseAll: 3,
  playGame: 12,
  adjust: 4,
  repeat: 4,
  wait: 18,
} as const

export type CommandKind = keyof typeof weights

export interface Command {
  kind: CommandKind
  who: 0 | 1
  /** Selects the amount, or one of several things. */
  part: number
  /** Sent twice at the same time. */
  isDoubled: boolean
}

const nothing: Command = { kind: 'nothing', who: 0, part: 0, isDoubled: false }

const isKind = (kind: string): kind is CommandKind => kind in weights

const kinds = Object.keys(weights).filter(isKind)

const command = fc.record<Command>({
  kind: fc.oneof(...kinds.map((kind) => ({ weight: weights[kind], arbitrary: fc.constant(kind) }))),
  who: fc.constantFrom<0 | 1>(0, 1),
  part: fc.integer({ min: 0, max: 999 }),
  isDoubled: fc.integer({ min: 0, max: 9 }).map((one) => one === 9),
})

/** A failure is shrunk by replacing commands with nothing. */
export const commands = fc.array(
  fc.oneof(
    { withCrossShrink: true },
    { weight: 0, arbitrary: fc.constant(nothing) },
    { weight: 1, arbitrary: command },
  ),
  { minLength: 30, maxLength: 60, size: 'max' },
)

export const terms = fc.record<Terms>({
  automatic: fc.boolean(),
  cashback: fc.record({
    period: fc.constantFrom('daily', 'weekly'),
    percent: fc.constantFrom(5, 7.5),
    minLoss: fc.constant(10_000),
    maxAmount: fc.constantFrom(5_000, 100_000),
    turnoverX: fc.constantFrom(0, 1, 2.5),
    claimDays: fc.constantFrom(1, 3),
  }),
})
