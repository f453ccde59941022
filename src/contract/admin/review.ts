/** One deposit or withdrawal with all facts that its decision needs. Amounts are satang internally. */
import * as v from 'valibot'
import { depositStatuses } from '../wallet/wallet'
import { bahtOnWire, countOnWire, instantOnWire, maybe, signedBahtOnWire } from '../wire'
import { adminDepositSchema, adminWithdrawalSchema } from './money'
import { likenesses } from './reports'

/** A bank line that is, or may be, the deposit's transfer. */
const depositLineSchema = v.object({
  lineId: v.string(),
  /** The operator's account that received it. */
  transferBankID: v.string(),
  bank_name: v.string(),
  amount: bahtOnWire,
  /** The sender according to the bank; the number's last four digits only. */
  fromName: maybe(v.string()),
  fromTail: maybe(v.string()),
  createdAt: instantOnWire,
  /** Whether it is assigned to this deposit; the others are assigned to none. */
  isAssigned: v.boolean(),
  /** 0 to 100; 100 means that everything matches. */
  score: countOnWire,
  alike: v.array(v.picklist(likenesses)),
})

export type DepositLine = v.InferOutput<typeof depositLineSchema>

export const depositReviewSchema = v.object({
  ...adminDepositSchema.entries,
  /** Best match first. */
  lines: v.optional(v.array(depositLineSchema), []),
  /** When the bank statement was last read; null if never. */
  statementAt: maybe(instantOnWire),
  /** Name of the player's bank account, and the end of its number: what the bank should show as sender. */
  fromTail: maybe(v.string()),
  /** The player's last other deposits, newest first. */
  earlier: v.optional(
    v.array(
      v.object({
        depositId: v.string(),
        /** The credited amount of a confirmed deposit, otherwise the requested one. */
        amount: bahtOnWire,
        status: v.picklist(depositStatuses),
        createdAt: instantOnWire,
      }),
    ),
    [],
  ),
})

export type DepositReview = v.InferOutput<typeof depositReviewSchema>

/**
 * @returns the one unassigned bank line that shows the whole deposit: amount, receiving account, and the sender or,
 *   if the bank does not name one, the time. Undefined if none or several do, or if other money has arrived.
 */
export function exactLineOf({
  lines,
  arrived,
  transferBankID,
}: Pick<DepositReview, 'lines' | 'arrived' | 'transferBankID'>): DepositLine | undefined {
  const fitting = lines.filter((line) => {
    const needed = line.fromTail === null ? 'time' : 'account'
    const isHere = !line.isAssigned && line.transferBankID === transferBankID
    return isHere && line.alike.includes('amount') && line.alike.includes(needed)
  })
  return arrived === null && fitting.length === 1 ? fitting[0] : undefined
}

const playerFactsSchema = v.object({
  /** Since registration. */
  depositTotal: bahtOnWire,
  withdrawTotal: bahtOnWire,
  /** Deposits less payouts; negative if more was paid out. */
  netDeposits: signedBahtOnWire,
  /** Turnover of the open locks, the one with the most left. */
  turnoverRequired: bahtOnWire,
  turnoverDone: bahtOnWire,
  /** Stakes of the last thirty days. */
  staked: bahtOnWire,
  /** When staff last changed the bank account or set the password; null if never. */
  bankChangedAt: maybe(instantOnWire),
  passwordSetAt: maybe(instantOnWire),
  registeredAt: instantOnWire,
  /** Last logins, newest first. */
  logins: v.array(
    v.object({
      at: instantOnWire,
      /** Start of the device's hash, to tell devices apart; null if unknown. */
      device: maybe(v.string()),
      /** Whether it is the first known login on this device. */
      isNew: v.boolean(),
    }),
  ),
})

export type PlayerFacts = v.InferOutput<typeof playerFactsSchema>

export const withdrawalReviewSchema = v.object({
  ...adminWithdrawalSchema.entries,
  /** Missing if the provider does not compute them. */
  player: maybe(playerFactsSchema),
})

export type WithdrawalReview = v.InferOutput<typeof withdrawalReviewSchema>
