import {
  type DepositRecord,
  type DepositStatus,
  isOpenWithdrawal,
  type WithdrawRecord,
} from '#contract/wallet/wallet'

/** Kinds of bank transfers; see `contract/scenario/actions.ts`. */
export const bankLines = ['right', 'wrong', 'late', 'twice'] as const

/** Decisions that need no reason. */
export const plainDecisions = ['approve', 'paid', 'failed'] as const

/** Statuses in which money can still arrive. An expired deposit goes to staff review then. */
const undecided: readonly DepositStatus[] = ['pending', 'submitted', 'matched', 'review', 'expired']

const isUndecided = ({ status }: DepositRecord) => undecided.includes(status)

/** The newest deposit for which money can still arrive; open ones come before expired ones. */
export function undecidedDeposit(records: readonly DepositRecord[]): DepositRecord | undefined {
  const byAge = records
    .filter(isUndecided)
    .toSorted((one, other) => other.createdAt - one.createdAt)
  return byAge.find(({ status }) => status !== 'expired') ?? byAge[0]
}

/** A player has at most one. */
export function undecidedWithdrawal(
  records: readonly WithdrawRecord[],
): WithdrawRecord | undefined {
  return records.find(isOpenWithdrawal)
}
