import { LoadArea } from '#ui/load/LoadArea'
import type { Loaded } from '#ui/load/loaded'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { ReportTable, type ReportTableProps } from './ReportTable'

interface SplitProps<Row, Report extends { rows: readonly Row[] }>
  extends Omit<ReportTableProps<Row>, 'rows' | 'updatedAt' | 'total'> {
  state: Loaded<Report>
  totalOf?: (report: Report) => Row
}

/** A report of one table, once it is loaded. */
export function Split<Row, Report extends { rows: readonly Row[] }>({
  state,
  totalOf,
  ...table
}: SplitProps<Row, Report>) {
  return (
    <LoadArea state={state} skeleton={<SkeletonLines lines={6} />}>
      {(report, updatedAt) => (
        <ReportTable
          {...table}
          rows={report.rows}
          updatedAt={updatedAt}
          {...(totalOf && { total: totalOf(report) })}
        />
      )}
    </LoadArea>
  )
}
