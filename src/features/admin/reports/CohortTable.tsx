import type { CohortReport } from '#contract/admin/breakdowns'
import { bahtFromSatang } from '#lib/money'
import { startOfBangkokDay } from '#lib/time'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import type { Column } from '#ui/table/useTableState'
import { FigureLink } from './FigureLink'
import { cohortRowsOf, entriesWith } from './figureRows'
import { ReportTable } from './ReportTable'
import { countColumn, moneyColumn } from './reportColumns'

interface CohortTableProps {
  report: CohortReport
  updatedAt: number
  group: 'week' | 'month'
  filters: Readonly<Record<string, string>>
}

/** New players by the week or month of their first deposit, and how many deposited again later, with sums. */
export function CohortTable({ report: { rows }, updatedAt, group, filters }: CohortTableProps) {
  const text = useText()
  const format = useFormat()
  return (
    <ReportTable
      id="cohorts"
      title={text('adminReports.byCohort')}
      note={text('adminReports.byCohort.note')}
      updatedAt={updatedAt}
      columns={columnsOf(text, format, rows, group)}
      rows={rows}
      keyOf={({ from }) => from}
      filters={filters}
    />
  )
}

type Cohort = CohortReport['rows'][number]

function firstRowsOf(cohort: Cohort): string {
  return entriesWith(cohort, { type: 'deposit', behind: 'first' })
}

function columnsOf(
  text: Text,
  format: Formats,
  rows: readonly Cohort[],
  group: 'week' | 'month',
): Column<Cohort>[] {
  const most = Math.max(0, ...rows.map(({ later }) => later.length))
  return [
    {
      id: 'cohort',
      header: text('adminReports.cohort'),
      value: ({ from }) => from,
      cell: ({ from }) => <bdi>{format.date(startOfBangkokDay(from))}</bdi>,
    },
    countColumn(
      'players',
      text('adminReports.cohort.players'),
      format,
      (row) => row.players,
      firstRowsOf,
    ),
    moneyColumn(
      'first',
      text('adminReports.figure.firstDeposits'),
      format,
      (row) => row.first,
      firstRowsOf,
    ),
    ...Array.from({ length: most }, (_, index) => laterColumns(text, format, group, index)).flat(),
  ]
}

/** Players, with their share, and deposits `index + 1` weeks or months later. */
function laterColumns(
  text: Text,
  format: Formats,
  group: 'week' | 'month',
  index: number,
): Column<Cohort>[] {
  const header = text(`adminReports.cohort.${group}`, { n: index + 1 })
  return [
    {
      id: `players${index}`,
      header,
      value: ({ later }) => later[index]?.players ?? null,
      cell: (cohort) => {
        const part = cohort.later[index]
        if (!part) return ''
        const share = cohort.players === 0 ? 0 : part.players / cohort.players
        return (
          <FigureLink to={part.players === 0 ? null : cohortRowsOf(cohort, part)}>
            <bdi>{format.number(part.players)}</bdi> · <bdi>{format.percent(share)}</bdi>
          </FigureLink>
        )
      },
    },
    {
      id: `deposits${index}`,
      header: `${header} · ${text('adminReports.figure.deposits')}`,
      value: ({ later }) => later[index]?.deposits ?? null,
      cell: (cohort) => {
        const part = cohort.later[index]
        if (!part) return ''
        return (
          <FigureLink to={part.players === 0 ? null : cohortRowsOf(cohort, part)}>
            <bdi>{format.money(part.deposits)}</bdi>
          </FigureLink>
        )
      },
      csv: ({ later }) => {
        const part = later[index]
        return part ? { figure: bahtFromSatang(part.deposits).toFixed(2) } : ''
      },
    },
  ]
}
