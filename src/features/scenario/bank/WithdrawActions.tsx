import { useRecentWithdrawsQuery } from '#api/money/recentHistory'
import { useText } from '#ui/intl/useText'
import { decideWithdrawal } from '../api/actions'
import { ActionButtons } from './ActionButtons'
import { ActionGroup } from './ActionGroup'
import { useOrderText } from './DepositActions'
import { plainDecisions, undecidedWithdrawal } from './openOrders'
import { RejectForm } from './RejectForm'
import type { RunAction } from './useBankActions'

const labels = {
  approve: 'scenario.bank.decide.approve',
  paid: 'scenario.bank.decide.paid',
  failed: 'scenario.bank.decide.failed',
} as const

/** What staff decide about the player's withdrawal. */
export function WithdrawActions({ userId, run }: { userId: string; run: RunAction }) {
  const text = useText()
  const orderText = useOrderText()
  const { currentData } = useRecentWithdrawsQuery(userId)
  const withdrawal = undecidedWithdrawal(currentData?.value ?? [])
  const title = text('scenario.bank.withdrawal')
  if (withdrawal === undefined) {
    return <ActionGroup title={title} about={text('scenario.bank.noWithdrawal')} />
  }
  const { withdrawId } = withdrawal
  return (
    <ActionGroup title={title} about={orderText(withdrawId, withdrawal)}>
      <ActionButtons
        labels={labels}
        actions={plainDecisions}
        onPress={(decision) => void run(() => decideWithdrawal({ withdrawId, decision }))}
      />
      <RejectForm
        onReject={(reason) =>
          run(() => decideWithdrawal({ withdrawId, decision: 'reject', reason }))
        }
      />
    </ActionGroup>
  )
}
