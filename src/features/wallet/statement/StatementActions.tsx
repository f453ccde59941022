import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { StatementFilter, StatementRow } from '#contract/wallet/statement'
import { clockNow } from '#lib/device/clock'
import { download } from '#lib/files/download'
import { DownloadIcon, PrintIcon } from '#ui/icons/actions'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { usePrinting } from '#ui/print/usePrinting'
import { tableCsv, tableFileName } from '#ui/table/tableCsv'
import { wholeStatement } from '../api/statement'
import { useWholeList } from '../lists/useWholeList'
import { statementColumns } from './statementColumns'

interface StatementActionsProps {
  userId: string
  filter: StatementFilter
  /** Loaded rows. */
  rows: StatementRow[]
  /** Printing shows all rows, the screen only the loaded ones. */
  children: (shown: StatementRow[], isPrinting: boolean) => ReactNode
}

/** Downloads or prints every matching row, including those not loaded yet. */
export function StatementActions({ userId, filter, rows, children }: StatementActionsProps) {
  const text = useText()
  const format = useFormat()
  const isPrinting = usePrinting()
  const [whole, setWhole] = useState<StatementRow[] | null>(null)
  const { load, isLoading, message } = useWholeList((signal) =>
    wholeStatement({ userId, filter }, signal),
  )

  function saveCsv(all: StatementRow[]): void {
    const content = tableCsv(statementColumns(text, format), all)
    download(content, tableFileName('statement', clockNow()), 'text/csv;charset=utf-8')
  }

  function printAll(all: StatementRow[]): void {
    // The rows must be in the DOM before the browser prints.
    flushSync(() => setWhole(all))
    print()
    setWhole(null)
  }

  return (
    <>
      <Bar>
        <output>{message}</output>
        <Button
          startIcon={<DownloadIcon size={18} />}
          aria-disabled={isLoading}
          onClick={() => void load(saveCsv)}
        >
          {text('wallet.history.csv')}
        </Button>
        <Button
          startIcon={<PrintIcon size={18} />}
          aria-disabled={isLoading}
          onClick={() => void load(printAll)}
        >
          {text('wallet.receipt.print')}
        </Button>
      </Bar>
      {children(isPrinting && whole ? whole : rows, isPrinting)}
    </>
  )
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  marginBottom: 4,
  output: { flex: 1, minWidth: 0, color: theme.palette.error.readable },
}))
