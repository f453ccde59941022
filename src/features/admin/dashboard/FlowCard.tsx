import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { loadState } from '#api/cache/loadState'
import type { Hour, ReportGroup } from '#contract/admin/reports'
import { dayMs, startOfBangkokDay } from '#lib/time'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SectionCard } from '#ui/page/SectionCard'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { FilterChoice } from '#ui/table/FilterChoice'
import { useDailyReportQuery } from '../api/reportCalls'
import { DayFilter } from '../list/DayFilter'
import { type DayRange, useDayRange } from '../list/useDayRange'
import { AsOfBangkok } from '../reports/AsOfBangkok'
import { ReportExport } from '../reports/ReportExport'
import { dailyColumns } from '../reports/reportColumns'
import { FlowChart } from './FlowChart'
import { HoursCard } from './HoursCard'

/** Selectable periods with their number of days. */
const times = { today: 1, week: 7, month: 30, quarter: 90, own: 30 } as const

type Time = keyof typeof times

const names = ['today', 'week', 'month', 'quarter', 'own'] as const satisfies readonly Time[]

interface FlowCardProps {
  /** Today's hours, for the view of today. */
  hours: readonly Hour[]
  updatedAt: number
}

/**
 * Deposits and withdrawals: today by hour, a number of days, or a custom range. The choice is stored in the
 * address.
 */
export function FlowCard({ hours, updatedAt }: FlowCardProps) {
  const text = useText()
  const { filterOf, change } = useDayRange(30).state
  const time = names.find((name) => name === filterOf('time')) ?? 'month'
  const range = useDayRange(times[time])
  const choice = (
    <Choice>
      <FilterChoice
        label={text('adminReports.time')}
        value={time}
        options={names.map((value) => ({ value, label: text(`adminReports.time.${value}`) }))}
        onChange={(next) =>
          change({ filters: { time: next === 'month' ? '' : next, from: '', to: '' } })
        }
      />
      {time === 'own' && <DayFilter state={range.state} />}
    </Choice>
  )
  if (time === 'today') {
    return (
      <HoursCard hours={hours} updatedAt={updatedAt}>
        {choice}
      </HoursCard>
    )
  }
  return <DaysCard range={range}>{choice}</DaysCard>
}

interface DaysCardProps {
  range: DayRange
  children: React.ReactNode
}

function DaysCard({ range: { from, to, isValid }, children }: DaysCardProps) {
  const text = useText()
  const format = useFormat()
  const group = groupOf(from, to)
  const filters = { from, to, group }
  const report = useDailyReportQuery(filters, { skip: !isValid })
  const columns = useMemo(() => dailyColumns(text, format), [text, format])
  return (
    <SectionCard
      title={text('adminReports.flow')}
      busy={report.isFetching}
      action={
        <ReportExport
          id="figures"
          columns={columns}
          rows={report.currentData?.value.rows ?? []}
          filters={filters}
        />
      }
    >
      {children}
      {isValid ? (
        <LoadArea state={loadState(report)} skeleton={<SkeletonLines lines={8} />}>
          {({ rows }, updatedAt) => (
            <>
              <FlowChart rows={rows} group={group} />
              <AsOfBangkok updatedAt={updatedAt} />
            </>
          )}
        </LoadArea>
      ) : (
        <p role="alert">{text('adminReports.badRange')}</p>
      )}
    </SectionCard>
  )
}

/** As fine as space allows: about thirty columns. */
function groupOf(from: string, to: string): ReportGroup {
  const days = (startOfBangkokDay(to) - startOfBangkokDay(from)) / dayMs + 1
  if (days <= 31) return 'day'
  return days <= 210 ? 'week' : 'month'
}

const Choice = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 12,
})
