import { useMemo } from 'react'
import { loadState } from '#api/cache/loadState'
import type { Figures } from '#contract/admin/reports'
import { bahtFromSatang, satang } from '#lib/money'
import { startOfBangkokDay } from '#lib/time'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import type { Column } from '#ui/table/useTableState'
import { useDailyReportQuery } from '../api/reportCalls'
import { changeBetween } from './comparePeriods'
import { FigureLink } from './FigureLink'
import { type FigureName, rowsOfFigure, type Span } from './figureRows'
import { ReportTable } from './ReportTable'
import { amounts, counts } from './reportColumns'

interface ComparedPeriodsProps {
  span: Span
  other: Span
}

/** The figures of two periods side by side, with their differences. */
export function ComparedPeriods({ span, other }: ComparedPeriodsProps) {
  const text = useText()
  const format = useFormat()
  const chosen = useDailyReportQuery({ ...span, group: 'month' })
  const compared = useDailyReportQuery({ ...other, group: 'month' })
  const columns = useMemo(() => columnsOf(text, format, span, other), [text, format, span, other])
  return (
    <LoadArea state={loadState(chosen)} skeleton={<SkeletonLines lines={8} />}>
      {({ total }, updatedAt) => (
        <LoadArea state={loadState(compared)} skeleton={<SkeletonLines lines={8} />}>
          {(before) => (
            <ReportTable
              id="comparison"
              title={text('adminReports.compared')}
              updatedAt={updatedAt}
              columns={columns}
              rows={rowsOf(total, before.total)}
              keyOf={({ name }) => name}
              filters={{ ...span, withFrom: other.from, withTo: other.to }}
            />
          )}
        </LoadArea>
      )}
    </LoadArea>
  )
}

const names = [...amounts, ...counts]

interface Compared {
  name: (typeof names)[number]
  value: number
  before: number
}

function rowsOf(figures: Figures, before: Figures): Compared[] {
  return names.map((name) => ({ name, value: figures[name], before: before[name] }))
}

function isAmount(name: FigureName): boolean {
  return amounts.some((one) => one === name)
}

function columnsOf(text: Text, format: Formats, span: Span, other: Span): Column<Compared>[] {
  const daysOf = ({ from, to }: Span) =>
    [from, to].map((day) => format.date(startOfBangkokDay(day))).join(' – ')
  const written = (name: FigureName, value: number) =>
    isAmount(name) ? format.money(satang(value)) : format.number(value)
  const figure = (id: 'value' | 'before', of: Span): Column<Compared> => ({
    id,
    header: daysOf(of),
    value: (row) => row[id],
    cell: (row) => (
      <FigureLink to={row[id] === 0 ? null : rowsOfFigure(row.name, of)}>
        <bdi>{written(row.name, row[id])}</bdi>
      </FigureLink>
    ),
    csv: (row) => ({ figure: inFile(row.name, row[id]) }),
  })
  return [
    {
      id: 'figure',
      header: text('adminReports.daily'),
      value: ({ name }) => text(`adminReports.figure.${name}`),
    },
    figure('value', span),
    figure('before', other),
    {
      id: 'difference',
      header: text('adminReports.book.difference'),
      value: ({ value, before }) => changeBetween(value, before).difference,
      cell: ({ name, value, before }) => {
        const { difference } = changeBetween(value, before)
        const isMore = difference > 0 && !isAmount(name)
        return (
          <bdi>
            {isAmount(name)
              ? format.change(satang(difference))
              : `${isMore ? '+' : ''}${format.number(difference)}`}
          </bdi>
        )
      },
      csv: ({ name, value, before }) => ({
        figure: inFile(name, changeBetween(value, before).difference),
      }),
    },
    {
      id: 'share',
      header: '%',
      value: ({ value, before }) => changeBetween(value, before).share,
      cell: ({ value, before }) => {
        const { share } = changeBetween(value, before)
        if (share === null) return '—'
        return <bdi>{`${share > 0 ? '+' : ''}${format.percent(share)}`}</bdi>
      },
      csv: ({ value, before }) => {
        const { share } = changeBetween(value, before)
        return share === null ? '' : { figure: (share * 100).toFixed(2) }
      },
    },
  ]
}

function inFile(name: FigureName, value: number): string {
  return isAmount(name) ? bahtFromSatang(satang(value)).toFixed(2) : String(value)
}
