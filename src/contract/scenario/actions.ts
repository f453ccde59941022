/** Test actions that replace the bank, the games and the admins of the simulated provider. */
import * as v from 'valibot'
import { bahtOnWire, idOnWire } from '../wire'

/**
 * A line on the operator's bank statement for one deposit:
 * - `right`: the exact amount, in time
 * - `wrong`: a satang too much
 * - `late`: the exact amount, after the deposit expired (the deposit is expired first)
 * - `twice`: the exact amount two times
 * - `reject`: an admin rejects the deposit
 */
export const bankLineSchema = v.object({
  depositId: idOnWire,
  line: v.picklist(['right', 'wrong', 'late', 'twice', 'reject']),
  reason: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
})

export type BankLine = v.InferInput<typeof bankLineSchema>

/** Stakes `stake` for a player and pays `won`; counts as turnover. */
export const simulatedBetSchema = v.object({
  userId: idOnWire,
  stake: bahtOnWire,
  won: v.optional(bahtOnWire, 0),
})

/** In baht. */
export type SimulatedBet = v.InferInput<typeof simulatedBetSchema>

export const decisionSchema = v.object({
  withdrawId: idOnWire,
  decision: v.picklist(['approve', 'paid', 'reject', 'failed']),
  reason: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
})

export type Decision = v.InferInput<typeof decisionSchema>

/**
 * An error in the operator's books, for their reconciliation to find:
 * - `line`: a line on the bank statement that belongs to no deposit
 * - `credit`: one satang in the player's credit without a ledger entry
 */
export const differenceSchema = v.object({
  userId: idOnWire,
  difference: v.picklist(['line', 'credit']),
})

export type PlantedDifference = v.InferInput<typeof differenceSchema>

/**
 * On (the default): a submitted deposit is confirmed after 20 seconds, a withdrawal is approved after 30 and
 * paid after 60. Off: both wait for a tester or an admin.
 */
export const automaticSchema = v.object({ automatic: v.boolean() })
