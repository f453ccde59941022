import type { DepositRecord, WithdrawRecord, WithdrawStatus } from '#contract/wallet/wallet'
import { type Satang, satang } from '#lib/money'
import { bangkokDay, lastBangkokDays } from '#lib/time'

export interface DayTotals {
  /** Bangkok day, `yyyy-mm-dd`. */
  day: string
  deposited: Satang
  withdrawn: Satang
}

/**
 * Money into and out of the credit on each of the `days` Bangkok days ending with the day of `updatedAt`.
 * Oldest first; includes days without any.
 * A confirmed deposit counts with its credited amount on the day of that decision. A withdrawal counts on the
 * day of its request, when the credit goes down, as long as it is in progress or paid. Rejected ones were
 * returned, and failed ones have not left yet.
 */
export function dailyTotals(
  deposits: readonly DepositRecord[],
  withdraws: readonly WithdrawRecord[],
  days: number,
  updatedAt: number,
): DayTotals[] {
  const deposited = new Map<string, number>()
  for (const { status, creditedAmount, decidedAt, createdAt } of deposits) {
    if (status === 'confirmed') add(deposited, decidedAt ?? createdAt, creditedAmount)
  }
  const withdrawn = new Map<string, number>()
  for (const { status, amount, createdAt } of withdraws) {
    if (counted.has(status)) add(withdrawn, createdAt, amount)
  }
  return lastBangkokDays(updatedAt, days).map((day) => ({
    day,
    deposited: satang(deposited.get(day) ?? 0),
    withdrawn: satang(withdrawn.get(day) ?? 0),
  }))
}

const counted: ReadonlySet<WithdrawStatus> = new Set<WithdrawStatus>([
  'requested',
  'approved',
  'paid',
])

function add(sums: Map<string, number>, moment: number, amount: Satang): void {
  const day = bangkokDay(moment)
  sums.set(day, (sums.get(day) ?? 0) + amount)
}
