import { useSearchParams } from 'react-router-dom'
import { bothLoads, loadState } from '#api/cache/loadState'
import { useRecentDepositsQuery, useRecentWithdrawsQuery } from '#api/money/recentHistory'
import { useText } from '#ui/intl/useText'
import { LoadCard } from '../card/LoadCard'
import { Flow } from './Flow'
import { FlowSkeleton } from './FlowSkeleton'
import { type Range, rangeOf } from './ranges'

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
      {([depositRecords, withdrawRecords], updatedAt) => (
        <Flow
          deposits={depositRecords}
          withdraws={withdrawRecords}
          updatedAt={updatedAt}
          range={range}
          onRange={setRange}
        />
      )}
    </LoadCard>
  )
}

const parameter = 'days'

/** The chart's range, kept in the URL, so that it survives a reload and can be shared. */
function useRange(): [Range, (range: Range) => void] {
  const [parameters, setParameters] = useSearchParams()
  function choose(range: Range): void {
    setParameters(
      (current) => {
        const next = new URLSearchParams(current)
        next.set(parameter, String(range))
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [rangeOf(parameters.get(parameter)), choose]
}
