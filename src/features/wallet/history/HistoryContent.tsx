import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Paging } from '#api/cache/pages'
import type { Transaction } from '#contract/wallet/transaction'
import { download } from '#lib/files/download'
import { lazyCover } from '#ui/cover/lazyCover'
import { DownloadIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { RowList } from '#ui/list/RowList'
import { LoadArea } from '#ui/load/LoadArea'
import { EmptyState } from '#ui/state/EmptyState'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useHistory, wholeHistory } from '../api/history'
import { useWholeList } from '../useWholeList'
import { HistoryFilters } from './HistoryFilters'
import { HistoryRow, historyRowHeight } from './HistoryRow'
import { historyCsv, historyFileName } from './historyCsv'
import { type HistoryFilter, isFiltered, noFilter, readFilter, writeFilter } from './historyFilter'

const Receipt = lazyCover(
  () => import('./Receipt').then((module) => module.Receipt),
  ({ onClose }) => onClose,
)

interface HistoryContentProps {
  userId: string
}

/** The filters, which stand in the address, the rows that pass them, and what can be done with those. */
export function HistoryContent({ userId }: HistoryContentProps) {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => readFilter(search), [search])
  const history = useHistory(userId, filter)
  const change = (next: HistoryFilter) =>
    setSearch(writeFilter(next), { replace: true, preventScrollReset: true })
  return (
    <>
      <HistoryFilters filter={filter} onChange={change} />
      <LoadArea
        state={history}
        skeleton={<SkeletonLines lines={8} lineHeight={historyRowHeight} />}
      >
        {(rows) => (
          <>
            <HistoryHead userId={userId} filter={filter} rows={rows} paging={history.paging} />
            {rows.length === 0 ? (
              <NoRows isFiltered={isFiltered(filter)} onClear={() => change(noFilter)} />
            ) : (
              <HistoryRows rows={rows} paging={history.paging} />
            )}
          </>
        )}
      </LoadArea>
    </>
  )
}

interface HistoryRowsProps {
  rows: readonly Transaction[]
  paging: Paging
}

function HistoryRows({ rows, paging }: HistoryRowsProps) {
  const text = useText()
  const [opened, setOpened] = useState<Transaction | null>(null)
  return (
    <>
      <RowList rows={rows} paging={paging}>
        {(drawn) => (
          <List aria-label={text('wallet.history.title')}>
            {drawn.map((transaction) => (
              <li key={`${transaction.kind} ${transaction.id}`}>
                <HistoryRow transaction={transaction} onOpen={setOpened} />
              </li>
            ))}
          </List>
        )}
      </RowList>
      {opened && <Receipt transaction={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

interface HistoryHeadProps extends HistoryRowsProps {
  userId: string
  filter: HistoryFilter
}

/** How many rows there are, as far as that is known, and all of them as a file. */
function HistoryHead({ userId, filter, rows, paging }: HistoryHeadProps) {
  const text = useText()
  const { load, isLoading, message } = useWholeList((signal) =>
    paging.hasNextPage
      ? wholeHistory({ userId, filter }, signal)
      : Promise.resolve({ rows: [...rows] }),
  )
  const count = paging.hasNextPage ? 'wallet.history.newest' : 'wallet.history.count'
  return (
    <Head>
      <output>{message ?? text(count, { count: rows.length })}</output>
      <Button
        startIcon={<DownloadIcon size={18} />}
        disabled={rows.length === 0}
        aria-disabled={isLoading}
        onClick={() =>
          void load((all) =>
            download(historyCsv(all, text), historyFileName(all), 'text/csv;charset=utf-8'),
          )
        }
      >
        {text('wallet.history.csv')}
      </Button>
    </Head>
  )
}

interface NoRowsProps {
  isFiltered: boolean
  onClear: () => void
}

function NoRows({ isFiltered, onClear }: NoRowsProps) {
  const text = useText()
  return (
    <EmptyState
      message={text(isFiltered ? 'wallet.history.noMatch' : 'wallet.history.none')}
      action={
        isFiltered && (
          <Button variant="outlined" onClick={onClear}>
            {text('wallet.history.clear')}
          </Button>
        )
      }
    />
  )
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: '4px 12px',
  listStyle: 'none',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
}))

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 4,
})
