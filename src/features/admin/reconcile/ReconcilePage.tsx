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
import { EmptyState } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { FilterChoice } from '#ui/table/FilterChoice'
import { TablePagination } from '#ui/table/TablePagination'
import { pageSizes, type TableState } from '#ui/table/useTableState'
import { useReconcileQuery } from '../api/reportCalls'
import { DayFilter } from '../list/DayFilter'
import { useDayRange } from '../list/useDayRange'
import { AsOfBangkok } from '../reports/AsOfBangkok'
import { BankBooks } from './BankBooks'
import { CreditBooks } from './CreditBooks'
import { DifferenceRows } from './DifferenceRows'

/** The bank statement, deposits, ledger and players' credit side by side, day by day. */
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
            {({ days }, updatedAt) => (
              <Stack>
                <AsOfBangkok updatedAt={updatedAt} />
                <DayPages days={days} state={state} />
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

/** Shows a few days at a time: rendering a year of tables takes longer than computing them. */
function DayPages({ days, state }: { days: readonly ReconcileDay[]; state: TableState }) {
  const text = useText()
  const differing = days.filter(({ differing }) => differing > 0)
  const isNarrowed = state.filterOf(shownDays) === 'differing'
  const found = isNarrowed ? differing : days
  const pageCount = Math.max(1, Math.ceil(found.length / state.size))
  const page = Math.min(state.page, pageCount)
  if (days.length === 0) return <EmptyState message={text('adminReports.noDays')} />
  return (
    <>
      <Summary>
        <FilterChoice
          label={text('adminReports.days')}
          value={isNarrowed ? 'differing' : ''}
          options={[
            { value: '', label: text('adminReports.days.all', { count: days.length }) },
            {
              value: 'differing',
              label: text('adminReports.days.differing', { count: differing.length }),
            },
          ]}
          onChange={(value) => state.change({ filters: { [shownDays]: value } })}
        />
      </Summary>
      {found.length === 0 && <EmptyState message={text('adminReports.agrees')} />}
      {found.slice((page - 1) * state.size, page * state.size).map((day) => (
        <Day key={day.day} day={day} />
      ))}
      {found.length > Math.min(...pageSizes) && (
        <TablePagination
          label={text('table.pages', { table: text('adminReports.reconcile') })}
          page={page}
          pageCount={pageCount}
          size={state.size}
          count={found.length}
          onChange={state.change}
        />
      )}
    </>
  )
}

/** Its parameter in the address. */
const shownDays = 'days'

function Day({ day }: { day: ReconcileDay }) {
  const text = useText()
  const format = useFormat()
  // Excludes differences that another day settles; these are listed, but nothing is missing.
  const count = day.differing
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

const Summary = styled('div')({ display: 'flex' })

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
