/** The reports by hour, staff account, receiving account and first deposit. */
import { loadState } from '#api/cache/loadState'
import type { CohortGroup } from '#contract/admin/breakdowns'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import {
  useAccountReportQuery,
  useCashierReportQuery,
  useCohortReportQuery,
  useHourReportQuery,
} from '../api/reportCalls'
import {
  accountColumns,
  allAccounts,
  allHours,
  cashierColumns,
  hourColumns,
} from './breakdownColumns'
import { CohortTable } from './CohortTable'
import type { Span } from './figureRows'
import { meaningsOf } from './reportColumns'
import { Split } from './Split'

interface ReportProps {
  span: Span
}

export function HourReportTable({ span }: ReportProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Split
      id="hours"
      title={text('adminReports.byHour')}
      state={loadState(useHourReportQuery({ ...span }))}
      columns={hourColumns(text, format, span)}
      meanings={meaningsOf(text)}
      keyOf={({ hour }) => String(hour)}
      totalOf={({ total }) => ({ ...total, hour: allHours })}
      filters={{ ...span }}
    />
  )
}

export function CashierReportTable({ span }: ReportProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Split
      id="cashiers"
      title={text('adminReports.byCashier')}
      note={text('adminReports.byCashier.note')}
      state={loadState(useCashierReportQuery({ ...span }))}
      columns={cashierColumns(text, format, span)}
      keyOf={({ adminID }) => adminID}
      totalOf={({ total }) => ({ ...total, adminID: '', name: '' })}
      filters={{ ...span }}
    />
  )
}

export function AccountReportTable({ span }: ReportProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Split
      id="accounts"
      title={text('adminReports.byAccount')}
      state={loadState(useAccountReportQuery({ ...span }))}
      columns={accountColumns(text, format, span)}
      keyOf={({ transferBankID }) => transferBankID}
      totalOf={({ total }) => ({ ...total, transferBankID: allAccounts, bank_name: '' })}
      filters={{ ...span }}
    />
  )
}

export function CohortReportTable({ span, group }: ReportProps & { group: CohortGroup }) {
  const filters = { ...span, group }
  const report = useCohortReportQuery(filters)
  return (
    <LoadArea state={loadState(report)} skeleton={<SkeletonLines lines={6} />}>
      {(value, updatedAt) => (
        <CohortTable report={value} updatedAt={updatedAt} group={group} filters={filters} />
      )}
    </LoadArea>
  )
}
