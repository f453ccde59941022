import { bothLoads, loadState, type Paging, rowsLoad } from '#api/cache/loadState'
import { useAskAgainWhen } from '#api/client/refetch'
import { useCashbackInfiniteQuery, useCashbackSettingQuery } from '#api/rewards/cashback'
import type { Cashback, CashbackSetting } from '#contract/rewards/rewards'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { CardColumn, Cards } from '#ui/page/SectionCard'
import { EmptyState } from '#ui/state/Note'
import { CashbackHistory } from './CashbackHistory'
import { ClaimCard } from './ClaimCard'
import { CurrentPeriod } from './CurrentPeriod'
import { Rules } from './Rules'

interface Props {
  userId: string
}

export function CashbackOverview({ userId }: Props) {
  const setting = loadState(useCashbackSettingQuery())
  const periods = rowsLoad(useCashbackInfiniteQuery(userId))
  const rowsNow = periods.answer?.value ?? []
  useAskAgainWhen(
    'Reward',
    (moment) =>
      rowsNow.filter(({ periodEnd, claimUntil }) => moment < (claimUntil ?? periodEnd)).length,
  )
  return (
    <LoadArea state={bothLoads(setting, periods)}>
      {([rules, rows]) => <Periods rules={rules} rows={rows} paging={periods.paging} />}
    </LoadArea>
  )
}

interface PeriodsProps {
  rules: CashbackSetting
  rows: readonly Cashback[]
  paging: Paging
}

function Periods({ rules, rows, paging }: PeriodsProps) {
  const text = useText()
  const running = rows.find(({ status }) => status === 'open')
  const past = rows.filter(({ status }) => status !== 'open')
  const claimable = past.filter(({ status }) => status === 'claimable')
  if (!rules.enabled && rows.length === 0) {
    return <EmptyState message={text('rewards.cashback.off')} />
  }
  return (
    <Cards>
      <CardColumn>
        <ClaimCard rules={rules} claimable={claimable} />
        {running && <CurrentPeriod period={running} />}
      </CardColumn>
      <CardColumn>
        <Rules rules={rules} />
        <CashbackHistory periods={past} paging={paging} />
      </CardColumn>
    </Cards>
  )
}
