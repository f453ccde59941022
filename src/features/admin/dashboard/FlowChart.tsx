import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import type { DailyReport, ReportGroup } from '#contract/admin/reports'
import { bahtFromSatang, satang } from '#lib/money'
import { intlLocale, startOfBangkokDay, timeZone } from '#lib/time'
import { chartFrameHeight } from '#ui/charts/ChartSkeleton'
import { LazyUpDownChart } from '#ui/charts/LazyUpDownChart'
import { UpDownLegend } from '#ui/charts/UpDownLegend'
import { UpDownTable } from '#ui/charts/UpDownTable'
import type { UpDownTexts } from '#ui/charts/upDown'
import { useFormat } from '#ui/intl/useFormat'
import { useLocale, useText } from '#ui/intl/useText'

/** Pixels. */
const height = 240

interface FlowChartProps {
  /** Newest first, as in the report. */
  rows: DailyReport['rows']
  group: ReportGroup
}

/** Deposits, withdrawals and net per day, week or month, as a chart or a table. */
export function FlowChart({ rows: told, group }: FlowChartProps) {
  const text = useText()
  const format = useFormat()
  const [asTable, setAsTable] = useState(false)
  const locale = useLocale()
  const rows = useMemo(() => {
    // Without the year, because a phone shows thirty labels.
    const dayName = new Intl.DateTimeFormat(intlLocale(locale), {
      day: 'numeric',
      month: 'short',
      timeZone,
    })
    return told.toReversed().map(({ day, deposits, withdrawals }) => ({
      key: day,
      label: dayName.format(startOfBangkokDay(day)),
      up: deposits,
      down: withdrawals,
    }))
  }, [told, locale])
  const texts: UpDownTexts = {
    title: text('adminReports.flow'),
    row: text(`adminReports.group.${group}`),
    up: text('adminReports.figure.deposits'),
    down: text('adminReports.figure.withdrawals'),
    net: text('adminReports.figure.net'),
    total: text('adminReports.flow.total'),
    description: text('adminReports.flow.description'),
  }
  const formatAmount = (amount: number) => format.money(satang(amount))
  const table = (
    <UpDownTable
      rows={rows}
      texts={texts}
      formatAmount={formatAmount}
      height={chartFrameHeight(height)}
    />
  )
  return (
    <>
      <Button aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
        {text('adminReports.asTable')}
      </Button>
      <UpDownLegend texts={texts} />
      {asTable ? (
        table
      ) : (
        <LazyUpDownChart
          rows={rows}
          texts={texts}
          formatAmount={formatAmount}
          formatTick={(amount) => format.number(bahtFromSatang(satang(Math.round(amount))))}
          height={height}
          fallback={table}
        />
      )}
    </>
  )
}
