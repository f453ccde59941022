import { useMemo, useState } from 'react'
import type { DepositRecord, WithdrawRecord } from '#contract/wallet/wallet'
import { intlLocale, startOfBangkokDay, timeZone } from '#lib/time'
import { LazyUpDownChart } from '#ui/charts/LazyUpDownChart'
import { UpDownLegend } from '#ui/charts/UpDownLegend'
import { UpDownTable } from '#ui/charts/UpDownTable'
import { totalsOf, type UpDownRow } from '#ui/charts/upDown'
import { useLocale } from '#ui/intl/useText'
import { dailyTotals } from './dailyTotals'
import { FlowControls } from './FlowControls'
import { chartAreaHeight, chartHeight } from './FlowSkeleton'
import { FlowTotals } from './FlowTotals'
import type { Range } from './ranges'
import { useFlowTexts } from './useFlowTexts'

interface Props {
  deposits: readonly DepositRecord[]
  withdraws: readonly WithdrawRecord[]
  /**
   * When the records were loaded, in milliseconds since 1970. The chart ends on that day: later days are
   * unknown and must not appear as zero.
   */
  updatedAt: number
  range: Range
  onRange: (range: Range) => void
}

/** Totals in words, followed by the days as a chart or a table. */
export function Flow({ deposits, withdraws, updatedAt, range, onRange }: Props) {
  const [asTable, setAsTable] = useState(false)
  const rows = useRows(deposits, withdraws, range, updatedAt)
  const { texts, formatAmount, formatTick } = useFlowTexts(range)
  const table = (
    <UpDownTable rows={rows} texts={texts} formatAmount={formatAmount} height={chartAreaHeight} />
  )
  return (
    <>
      <FlowControls range={range} onRange={onRange} asTable={asTable} onAsTable={setAsTable} />
      <FlowTotals texts={texts} totals={totalsOf(rows)} formatAmount={formatAmount} />
      <UpDownLegend texts={texts} />
      {asTable ? (
        table
      ) : (
        <LazyUpDownChart
          rows={rows}
          texts={texts}
          formatAmount={formatAmount}
          formatTick={formatTick}
          height={chartHeight}
          fallback={table}
        />
      )}
    </>
  )
}

/** The days of a range as rows for chart and table, labelled in the locale: `21 Nov`. */
function useRows(
  deposits: readonly DepositRecord[],
  withdraws: readonly WithdrawRecord[],
  range: Range,
  updatedAt: number,
): UpDownRow[] {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(intlLocale(locale), {
      day: 'numeric',
      month: 'short',
      timeZone,
    })
    const days = dailyTotals(deposits, withdraws, range, updatedAt)
    return days.map(({ day, deposited, withdrawn }) => ({
      key: day,
      label: format.format(startOfBangkokDay(day)),
      up: deposited,
      down: withdrawn,
    }))
  }, [deposits, withdraws, range, updatedAt, locale])
}
