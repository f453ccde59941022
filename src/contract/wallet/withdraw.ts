/** Withdrawals: POST /userbalance/withdraw, and reading one. A player cannot take one back. */
import * as v from 'valibot'
import { bahtOnWire, instantOnWire, maybe } from '../wire'
import { withdrawRecordSchema } from './history'
import { orderEntries } from './order'

export const withdrawOrderSchema = v.object({ ...orderEntries, amount: bahtOnWire })

/** Goes to the player's own account, as the provider knows it. */
export type WithdrawOrder = v.InferOutput<typeof withdrawOrderSchema>

/** One withdrawal with all that its page shows. */
export const withdrawalSchema = v.object({
  ...withdrawRecordSchema.entries,
  approvedAt: maybe(instantOnWire),
  /** When it was rejected or could not be paid. */
  closedAt: maybe(instantOnWire),
})

export type Withdrawal = v.InferOutput<typeof withdrawalSchema>

/** The statuses in which a withdrawal waits; a player has one such at most. */
export const openWithdrawStatuses = ['requested', 'approved', 'failed'] as const

export function isOpenWithdrawal({ status }: { status: Withdrawal['status'] }): boolean {
  return openWithdrawStatuses.some((open) => open === status)
}
