import { bothLoads, loadState } from '#api/cache/loadState'
import { useRecentDepositsQuery, useRecentWithdrawsQuery } from '#api/money/wallet'
import { useText } from '#ui/intl/useText'
import { LoadCard } from '../card/LoadCard'
import { Flow } from './Flow'
import { FlowSkeleton } from './FlowSkeleton'
import { useRange } from './useRange'

interface Props {
  userId: string
}

/** Deposits and withdrawals by Bangkok day, as totals, chart and table. */
export function FlowCard({ userId }: Props) {
  const text = useText()
  const [range, setRange] = useRange()
  const deposits = loadState(useRecentDepositsQuery(userId))
  const withdraws = loadState(useRecentWithdrawsQuery(userId))
  return (
    <LoadCard
      title={text('dashboard.flow.title')}
      state={bothLoads(deposits, withdraws)}
      skeleton={<FlowSkeleton range={range} />}
    >
      {([depositRecords, withdrawRecords], asOf) => (
        <Flow
          deposits={depositRecords}
          withdraws={withdrawRecords}
          asOf={asOf}
          range={range}
          onRange={setRange}
        />
      )}
    </LoadCard>
  )
}
