import type { DepositRecord, DepositStatus } from '#contract/wallet/history'

const open: readonly DepositStatus[] = ['pending', 'submitted', 'matched', 'review']

/** How many of the deposits still wait for the player's transfer or for staff. */
export function openDeposits(deposits: readonly DepositRecord[]): number {
  return deposits.filter(({ status }) => open.includes(status)).length
}
