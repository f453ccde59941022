import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { loadState } from '#api/cache/loadState'
import { type DailyReport, reportGroups } from '#contract/admin/reports'
import { addDays } from '#lib/time'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { FilterChoice } from '#ui/table/FilterChoice'
import {
  useAffiliateReportQuery,
  useApprovalReportQuery,
  useDailyReportQuery,
  usePromotionReportQuery,
  useProviderReportQuery,
} from '../api/reportCalls'
import { DayFilter } from '../list/DayFilter'
import { useDayRange } from '../list/useDayRange'
import { ReportTable } from './ReportTable'
import {
  affiliateColumns,
  approvalColumns,
  dailyColumns,
  meaningsOf,
  promotionColumns,
  providerColumns,
  providerMeanings,
} from './reportColumns'

/** Results of a period: by day, week or month, by game provider, promotion, affiliate, and approvals. */
export function ReportsPage() {
  const text = useText()
  const format = useFormat()
  const { from, to, isValid, state } = useDayRange(30)
  const group = state.filterOf('group') || 'day'
  const range = { from, to }
  const options = { skip: !isValid }
  const daily = useDailyReportQuery({ ...range, group }, options)
  const promotions = usePromotionReportQuery(range, options)
  const providers = useProviderReportQuery(range, options)
  const affiliates = useAffiliateReportQuery(range, options)
  const approvals = useApprovalReportQuery(range, options)
  const columns = useMemo(
    () => ({
      promotions: promotionColumns(text, format, { from, to }),
      providers: providerColumns(text, format),
      affiliates: affiliateColumns(text, format),
      approvals: approvalColumns(text, format),
    }),
    [text, format, from, to],
  )
  return (
    <Page title={text('adminReports.reports')}>
      <Stack>
        <Bar>
          <DayFilter state={state} />
          <FilterChoice
            label={text('adminReports.group')}
            value={group}
            options={reportGroups.map((value) => ({
              value,
              label: text(`adminReports.group.${value}`),
            }))}
            onChange={(value) => state.change({ filters: { group: value === 'day' ? '' : value } })}
          />
        </Bar>
        {isValid ? (
          <>
            <LoadArea state={loadState(daily)} skeleton={<SkeletonLines lines={10} />}>
              {(report, updatedAt) => (
                <FiguresTable report={report} updatedAt={updatedAt} filters={{ ...range, group }} />
              )}
            </LoadArea>
            <LoadArea state={loadState(providers)} skeleton={<SkeletonLines lines={4} />}>
              {({ rows }, updatedAt) => (
                <ReportTable
                  id="providers"
                  title={text('adminReports.byProvider')}
                  updatedAt={updatedAt}
                  columns={columns.providers}
                  meanings={providerMeanings(text)}
                  rows={rows}
                  keyOf={({ providerCode }) => providerCode}
                  filters={range}
                />
              )}
            </LoadArea>
            <LoadArea state={loadState(promotions)} skeleton={<SkeletonLines lines={4} />}>
              {({ rows }, updatedAt) => (
                <ReportTable
                  id="promotions"
                  title={text('adminReports.byPromotion')}
                  updatedAt={updatedAt}
                  columns={columns.promotions}
                  rows={rows}
                  keyOf={({ PromotionID }) => PromotionID}
                  filters={range}
                />
              )}
            </LoadArea>
            <LoadArea state={loadState(affiliates)} skeleton={<SkeletonLines lines={4} />}>
              {({ rows }, updatedAt) => (
                <ReportTable
                  id="affiliates"
                  title={text('adminReports.byAffiliate')}
                  updatedAt={updatedAt}
                  columns={columns.affiliates}
                  rows={rows}
                  keyOf={({ affiliateID }) => affiliateID}
                  filters={range}
                />
              )}
            </LoadArea>
            <LoadArea state={loadState(approvals)} skeleton={<SkeletonLines lines={4} />}>
              {({ rows }, updatedAt) => (
                <ReportTable
                  id="approvals"
                  title={text('adminReports.byApproval')}
                  updatedAt={updatedAt}
                  columns={columns.approvals}
                  rows={rows}
                  keyOf={({ kind }) => kind}
                  filters={range}
                />
              )}
            </LoadArea>
          </>
        ) : (
          <p role="alert">{text('adminReports.badRange')}</p>
        )}
      </Stack>
    </Page>
  )
}

interface FiguresTableProps {
  report: DailyReport
  updatedAt: number
  filters: { from: string; to: string; group: string }
}

/** Days, weeks or months; figures link to their rows. */
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

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })
