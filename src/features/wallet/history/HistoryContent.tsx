import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Transaction } from '#contract/wallet/transaction'
import { download } from '#lib/download'
import { lazyCover } from '#ui/cover/lazyCover'
import { DownloadIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { VirtualList } from '#ui/list/VirtualList'
import { EmptyState } from '#ui/state/EmptyState'
import { HistoryFilters } from './HistoryFilters'
import { HistoryRow, historyRowHeight } from './HistoryRow'
import { historyCsv, historyFileName } from './historyCsv'
import {
  filterTransactions,
  type HistoryFilter,
  isFiltered,
  readFilter,
  writeFilter,
} from './historyFilter'

const Receipt = lazyCover(
  () => import('./Receipt').then((module) => module.Receipt),
  ({ onClose }) => onClose,
)

interface HistoryContentProps {
  transactions: readonly Transaction[]
}

/** The filters, the rows that pass them, and what can be done with those. */
export function HistoryContent({ transactions }: HistoryContentProps) {
  const text = useText()
  const [search, setSearch] = useSearchParams()
  const [opened, setOpened] = useState<Transaction | null>(null)
  const filter = useMemo(() => readFilter(search), [search])
  const rows = useDeferredValue(
    useMemo(() => filterTransactions(transactions, filter), [transactions, filter]),
  )
  const change = useCallback(
    (next: HistoryFilter) =>
      setSearch(writeFilter(next), { replace: true, preventScrollReset: true }),
    [setSearch],
  )
  const clear = () => change({ kind: null, status: null, from: null, to: null })
  return (
    <>
      <HistoryFilters filter={filter} onChange={change} />
      <Head>
        <output>{text('wallet.history.count', { count: rows.length })}</output>
        <Button
          startIcon={<DownloadIcon size={18} />}
          disabled={rows.length === 0}
          onClick={() =>
            download(historyCsv(rows, text), historyFileName(rows), 'text/csv;charset=utf-8')
          }
        >
          {text('wallet.history.csv')}
        </Button>
      </Head>
      {rows.length === 0 ? (
        <EmptyState
          message={text(
            transactions.length === 0 ? 'wallet.history.none' : 'wallet.history.noMatch',
          )}
          action={
            isFiltered(filter) && (
              <Button variant="outlined" onClick={clear}>
                {text('wallet.history.clear')}
              </Button>
            )
          }
        />
      ) : (
        <VirtualList
          label={text('wallet.history.title')}
          items={rows}
          keyOf={({ kind, id }) => `${kind} ${id}`}
          rowHeight={historyRowHeight}
        >
          {(transaction) => <HistoryRow transaction={transaction} onOpen={setOpened} />}
        </VirtualList>
      )}
      {opened && <Receipt transaction={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 4,
})
