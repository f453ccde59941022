import {
  type DepositRecord,
  type DepositStatus,
  isOpenWithdrawal,
  type WithdrawRecord,
} from '#contract/wallet/wallet'

/** What can arrive at the bank; see `contract/scenario/actions.ts`. */
export const bankLines = ['right', 'wrong', 'late', 'twice'] as const

/** What an admin can decide without giving a reason. */
export const plainDecisions = ['approve', 'paid', 'failed'] as const

/** Money can still arrive for these: an expired one goes to staff when it does. */
const undecided: readonly DepositStatus[] = ['pending', 'submitted', 'matched', 'review', 'expired']

const isUndecided = ({ status }: DepositRecord) => undecided.includes(status)

/** The newest deposit for which money can still arrive: one that waits, before one that is over time. */
export function undecidedDeposit(records: readonly DepositRecord[]): DepositRecord | undefined {
  const byAge = records
    .filter(isUndecided)
    .toSorted((one, other) => other.createdAt - one.createdAt)
  return byAge.find(({ status }) => status !== 'expired') ?? byAge[0]
}

/** A player has one at most. */
export function undecidedWithdrawal(
  records: readonly WithdrawRecord[],
): WithdrawRecord | undefined {
  return records.find(isOpenWithdrawal)
}
