import type { WithdrawRecord, WithdrawStatus } from '#contract/wallet/wallet'
import { type Satang, satang } from '#lib/money'

/** A withdrawal holds its amount from the request until it is paid or given back. */
const holding: ReadonlySet<WithdrawStatus> = new Set<WithdrawStatus>([
  'requested',
  'approved',
  'failed',
])

/** What has left the credit and not yet arrived anywhere. */
export function onHold(withdraws: readonly WithdrawRecord[]): Satang {
  return satang(
    withdraws.reduce((sum, { status, amount }) => sum + (holding.has(status) ? amount : 0), 0),
  )
}
