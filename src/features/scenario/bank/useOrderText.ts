import type { DepositRecord, WithdrawRecord } from '#contract/wallet/wallet'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

type Order = Pick<DepositRecord | WithdrawRecord, 'amount' | 'status'>

/** An order in one line: number, amount, status. */
export function useOrderText(): (id: string, order: Order) => string {
  const text = useText()
  const format = useFormat()
  return (id, { amount, status }) =>
    [id, format.money(amount), text(`dashboard.status.${status}`)].join(' · ')
}
