import { styled } from '@mui/material/styles'
import { loadState } from '#api/cache/loadState'
import type { ReconcileDay } from '#contract/admin/reports'
import { startOfBangkokDay } from '#lib/time'
import { StatusChip } from '#ui/display/StatusChip'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { AsOf } from '#ui/state/AsOf'
import { EmptyState } from '#ui/state/EmptyState'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useReconcileQuery } from '../api/reportCalls'
import { DayFilter } from '../list/DayFilter'
import { useDayRange } from '../list/useDayRange'
import { BankBooks } from './BankBooks'
import { CreditBooks } from './CreditBooks'
import { DifferenceRows } from './DifferenceRows'

/** The bank's statement, deposits, ledger and players' credit side by side, day by day. */
export function ReconcilePage() {
  const text = useText()
  const { from, to, isValid, state } = useDayRange(7)
  const books = useReconcileQuery({ from, to }, { skip: !isValid })
  return (
    <Page title={text('adminReports.reconcile')}>
      <Stack>
        <DayFilter state={state} />
        {isValid ? (
          <LoadArea state={loadState(books)} skeleton={<SkeletonLines lines={12} />}>
            {({ days }, asOf) => (
              <Stack>
                <AsOf asOf={asOf} isStale={false} />
                {days.length === 0 && <EmptyState message={text('adminReports.noDays')} />}
                {days.map((day) => (
                  <Day key={day.day} day={day} />
                ))}
              </Stack>
            )}
          </LoadArea>
        ) : (
          <p role="alert">{text('adminReports.badRange')}</p>
        )}
      </Stack>
    </Page>
  )
}

function Day({ day }: { day: ReconcileDay }) {
  const text = useText()
  const format = useFormat()
  // One that only came on another day is told of, but nothing is missing.
  const count = day.differences.filter(({ kind }) => kind !== 'otherDay').length
  return (
    <SectionCard
      title={format.date(startOfBangkokDay(day.day))}
      action={
        <StatusChip
          label={
            count === 0 ? text('adminReports.agrees') : text('adminReports.differs', { count })
          }
          tone={count === 0 ? 'success' : 'error'}
        />
      }
    >
      <DifferenceRows day={day} />
      {day.banks.length > 0 && <BankBooks day={day} />}
      <CreditBooks day={day} />
    </SectionCard>
  )
}

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
