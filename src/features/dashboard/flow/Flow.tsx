import { useState } from 'react'
import type { DepositRecord, WithdrawRecord } from '#contract/wallet/history'
import { LazyUpDownChart } from '#ui/charts/LazyUpDownChart'
import { UpDownLegend } from '#ui/charts/UpDownLegend'
import { UpDownTable } from '#ui/charts/UpDownTable'
import { totalsOf } from '#ui/charts/upDown'
import { FlowControls } from './FlowControls'
import { FlowTotals } from './FlowTotals'
import type { Range } from './ranges'
import { chartAreaHeight, chartHeight } from './sizes'
import { useFlowTexts } from './useFlowTexts'
import { useRows } from './useRows'

interface Props {
  deposits: readonly DepositRecord[]
  withdraws: readonly WithdrawRecord[]
  /**
   * When they were told, in milliseconds since 1970. The days end here: of a later day nothing is
   * known, and that must not stand there as zero.
   */
  asOf: number
  range: Range
  onRange: (range: Range) => void
}

/** Totals in words first; then the days as a chart, or as a table for whoever prefers that. */
export function Flow({ deposits, withdraws, asOf, range, onRange }: Props) {
  const [asTable, setAsTable] = useState(false)
  const rows = useRows(deposits, withdraws, range, asOf)
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
