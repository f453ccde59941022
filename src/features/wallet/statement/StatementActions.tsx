import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { StatementFilter, StatementRow } from '#contract/wallet/statement'
import { download } from '#lib/download'
import { DownloadIcon, PrintIcon } from '#ui/icons/actions'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { tableCsv, tableFileName } from '#ui/table/tableCsv'
import { usePrinting } from '#ui/table/usePrinting'
import { wholeStatement } from '../api/statement'
import { statementColumns } from './statementColumns'

interface StatementActionsProps {
  userId: string
  filter: StatementFilter
  /** Those that are loaded. */
  rows: StatementRow[]
  /** On paper stand all rows, on the screen those that are loaded. */
  children: (shown: StatementRow[], isPrinting: boolean) => ReactNode
}

type Use = 'csv' | 'print'

/** A file or a sheet of all rows that the filter lets pass, also of those that are not loaded yet. */
export function StatementActions({ userId, filter, rows, children }: StatementActionsProps) {
  const text = useText()
  const format = useFormat()
  const errorMessage = useErrorMessage()
  const isPrinting = usePrinting()
  const [loadingFor, setLoadingFor] = useState<Use | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [whole, setWhole] = useState<StatementRow[] | null>(null)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  async function loadFor(use: Use): Promise<void> {
    if (loadingFor !== null) return
    asking.current = new AbortController()
    setError(null)
    setLoadingFor(use)
    const outcome = await wholeStatement({ userId, filter }, asking.current.signal)
    setLoadingFor(null)
    if (asking.current.signal.aborted) return
    if ('failure' in outcome) setError(errorMessage(outcome.failure))
    else if (use === 'csv') {
      const content = tableCsv(statementColumns(text, format), outcome.rows)
      download(content, tableFileName('statement', Date.now()), 'text/csv;charset=utf-8')
    } else {
      // They must stand there when the browser takes its picture.
      flushSync(() => setWhole(outcome.rows))
      print()
      setWhole(null)
    }
  }

  return (
    <>
      <Bar>
        <output>{loadingFor === null ? error : text('ui.loading')}</output>
        <Button
          startIcon={<DownloadIcon size={18} />}
          aria-disabled={loadingFor !== null}
          onClick={() => void loadFor('csv')}
        >
          {text('wallet.history.csv')}
        </Button>
        <Button
          startIcon={<PrintIcon size={18} />}
          aria-disabled={loadingFor !== null}
          onClick={() => void loadFor('print')}
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
