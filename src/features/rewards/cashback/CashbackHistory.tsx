import { styled } from '@mui/material/styles'
import type { Paging } from '#api/cache/loadState'
import type { Cashback, CashbackStatus } from '#contract/rewards/rewards'
import { Money } from '#ui/display/Money'
import { StatusChip, type StatusTone } from '#ui/display/StatusChip'
import { useText } from '#ui/intl/useText'
import { RowList } from '#ui/list/RowList'
import { SectionCard } from '#ui/page/SectionCard'
import { EmptyState } from '#ui/state/Note'
import { Row, Rows, RowText, RowTime } from '../Rows'
import { Folded, FormulaDetails } from './FormulaDetails'
import { Period } from './Period'

interface Props {
  /** Newest first. */
  periods: readonly Cashback[]
  paging: Paging
}

const tones: Readonly<Record<CashbackStatus, StatusTone>> = {
  open: 'info',
  claimable: 'warning',
  none: 'neutral',
  claimed: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
}

/** Past periods, each with its calculation. Consecutive periods without cashback share one row. */
export function CashbackHistory({ periods, paging }: Props) {
  const text = useText()
  return (
    <SectionCard title={text('rewards.cashback.history')}>
      {periods.length === 0 ? (
        <EmptyState message={text('rewards.cashback.historyEmpty')} />
      ) : (
        <RowList rows={periods} paging={paging}>
          {(drawn) => (
            <Rows>
              {foldPeriods(drawn).map(([newest, ...others]) =>
                others.length === 0 ? (
                  <PeriodRow key={newest.cashbackId} period={newest} />
                ) : (
                  <EmptyPeriods key={newest.cashbackId} periods={[newest, ...others]} />
                ),
              )}
            </Rows>
          )}
        </RowList>
      )}
    </SectionCard>
  )
}

function PeriodRow({ period }: { period: Cashback }) {
  const text = useText()
  return (
    <Row>
      <RowText>
        <FormulaDetails label={<Period period={period} />} period={period} />
      </RowText>
      <Result>
        <Money amount={period.amount} />
        <StatusChip
          tone={tones[period.status]}
          label={text(`rewards.cashback.status.${period.status}`)}
        />
      </Result>
    </Row>
  )
}

const Result = styled(RowText)({ alignItems: 'flex-end' })

function EmptyPeriods({ periods }: { periods: readonly [Cashback, ...Cashback[]] }) {
  const text = useText()
  const [newest] = periods
  const periodStart = periods.at(-1)?.periodStart ?? newest.periodStart
  const label = (
    <RowText>
      <span>
        <bdi>{text('rewards.cashback.empty', { count: periods.length })}</bdi>
      </span>
      <RowTime>
        <Period period={{ periodStart, periodEnd: newest.periodEnd }} />
      </RowTime>
    </RowText>
  )
  return (
    <Row>
      <Folded label={label}>
        {() => (
          <Rows>
            {periods.map((period) => (
              <PeriodRow key={period.cashbackId} period={period} />
            ))}
          </Rows>
        )}
      </Folded>
    </Row>
  )
}

/** Groups periods, keeping their order: consecutive periods without cashback form one group. */
function foldPeriods(periods: readonly Cashback[]): [Cashback, ...Cashback[]][] {
  const folded: [Cashback, ...Cashback[]][] = []
  for (const period of periods) {
    const last = folded.at(-1)
    if (last?.[0].status === 'none' && period.status === 'none') last.push(period)
    else folded.push([period])
  }
  return folded
}
