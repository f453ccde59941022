import { useMemo } from 'react'
import { loadState } from '#api/cache/loadState'
import type { DailyReport, ReportGroup } from '#contract/admin/reports'
import { addDays } from '#lib/time'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useDailyReportQuery } from '../api/reportCalls'
import type { Span } from './figureRows'
import { ReportTable } from './ReportTable'
import { dailyColumns, meaningsOf } from './reportColumns'

interface FiguresReportProps {
  span: Span
  group: ReportGroup
}

/** Days, weeks or months; figures link to their rows. */
export function FiguresReport({ span: { from, to }, group }: FiguresReportProps) {
  const filters = { from, to, group }
  const report = useDailyReportQuery(filters)
  return (
    <LoadArea state={loadState(report)} skeleton={<SkeletonLines lines={10} />}>
      {(value, updatedAt) => (
        <FiguresTable report={value} updatedAt={updatedAt} filters={filters} />
      )}
    </LoadArea>
  )
}

interface FiguresTableProps {
  report: DailyReport
  updatedAt: number
  filters: { from: string; to: string; group: string }
}

function FiguresTable({ report: { rows, total }, updatedAt, filters }: FiguresTableProps) {
  const text = useText()
  const format = useFormat()
  const { from, to } = filters
  const columns = useMemo(() => {
    // Newest first: a row ends the day before the next newer row begins.
    const ends = new Map(
      rows.map(({ day }, index) => {
        const later = rows[index - 1]
        return [day, later === undefined ? to : addDays(later.day, -1)]
      }),
    )
    return dailyColumns(text, format, ({ day }) =>
      day === '' ? { from, to } : { from: day, to: ends.get(day) ?? day },
    )
  }, [rows, text, format, from, to])
  return (
    <ReportTable
      id="figures"
      title={text('adminReports.daily')}
      updatedAt={updatedAt}
      columns={columns}
      meanings={meaningsOf(text)}
      rows={rows}
      keyOf={({ day }) => day}
      total={{ ...total, day: '' }}
      filters={filters}
    />
  )
}
