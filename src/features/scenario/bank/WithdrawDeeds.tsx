import { useRecentWithdrawsQuery } from '#api/money/wallet'
import { useText } from '#ui/intl/useText'
import { decideWithdrawal } from '../api/actions'
import { DeedButtons } from './DeedButtons'
import { DeedGroup } from './DeedGroup'
import { plainDecisions, undecidedWithdrawal } from './openOrders'
import { RejectForm } from './RejectForm'
import type { RunDeed } from './useBankDeeds'
import { useOrderText } from './useOrderText'

const labels = {
  approve: 'scenario.bank.decide.approve',
  paid: 'scenario.bank.decide.paid',
  failed: 'scenario.bank.decide.failed',
} as const

/** What staff decide about the player's withdrawal. */
export function WithdrawDeeds({ userId, run }: { userId: string; run: RunDeed }) {
  const text = useText()
  const orderText = useOrderText()
  const { currentData } = useRecentWithdrawsQuery(userId)
  const withdrawal = undecidedWithdrawal(currentData?.value ?? [])
  const title = text('scenario.bank.withdrawal')
  if (withdrawal === undefined) {
    return <DeedGroup title={title} about={text('scenario.bank.noWithdrawal')} />
  }
  const { withdrawId } = withdrawal
  return (
    <DeedGroup title={title} about={orderText(withdrawId, withdrawal)}>
      <DeedButtons
        labels={labels}
        deeds={plainDecisions}
        onPress={(decision) => void run(() => decideWithdrawal({ withdrawId, decision }))}
      />
      <RejectForm
        onReject={(reason) =>
          run(() => decideWithdrawal({ withdrawId, decision: 'reject', reason }))
        }
      />
    </DeedGroup>
  )
}
