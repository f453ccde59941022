import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import type { Dashboard } from '#contract/admin/reports'
import { bahtFromSatang, satang } from '#lib/money'
import { startOfBangkokDay, timeZone } from '#lib/time'
import { LazyUpDownChart } from '#ui/charts/LazyUpDownChart'
import { chartFrameHeight } from '#ui/charts/sizes'
import { UpDownLegend } from '#ui/charts/UpDownLegend'
import { UpDownTable } from '#ui/charts/UpDownTable'
import type { UpDownTexts } from '#ui/charts/upDown'
import { useFormat } from '#ui/intl/useFormat'
import { useLocale } from '#ui/intl/useLocale'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { AsOf } from '#ui/state/AsOf'

/** Pixels. */
const height = 240

/** Thirty days of deposits and withdrawals and what was left of them, as a chart or a table. */
export function FlowChart({ days, asOf }: { days: Dashboard['days']; asOf: number }) {
  const text = useText()
  const format = useFormat()
  const [asTable, setAsTable] = useState(false)
  const locale = useLocale()
  const rows = useMemo(() => {
    // Without the year: thirty days are under the columns of a phone.
    const dayName = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone })
    return days.map(({ day, deposits, withdrawals }) => ({
      key: day,
      label: dayName.format(startOfBangkokDay(day)),
      up: deposits,
      down: withdrawals,
    }))
  }, [days, locale])
  const texts: UpDownTexts = {
    title: text('adminReports.flow'),
    row: text('adminReports.group.day'),
    up: text('adminReports.figure.deposits'),
    down: text('adminReports.figure.withdrawals'),
    net: text('adminReports.flow.net'),
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
    <SectionCard
      title={texts.title}
      action={
        <Button aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {text('adminReports.asTable')}
        </Button>
      }
    >
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
      <AsOf asOf={asOf} isStale={false} />
    </SectionCard>
  )
}
