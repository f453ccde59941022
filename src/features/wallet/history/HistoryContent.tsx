import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Paging } from '#api/cache/loadState'
import type { Transaction } from '#contract/wallet/transaction'
import { download } from '#lib/files/download'
import { DownloadIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { RowList } from '#ui/list/RowList'
import { LoadArea } from '#ui/load/LoadArea'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { EmptyState } from '#ui/state/Note'
import { useHistory, wholeHistory } from '../api/history'
import { DayList } from '../lists/DayList'
import { useWholeList } from '../lists/useWholeList'
import { HistoryFilters } from './HistoryFilters'
import { HistoryRow } from './HistoryRow'
import { historyCsv, historyFileName } from './historyCsv'
import { type HistoryFilter, isFiltered, noFilter, readFilter, writeFilter } from './historyFilter'

const Receipt = lazyOverlay(
  () => import('./Receipt').then((module) => module.Receipt),
  ({ onClose }) => onClose,
)

interface HistoryContentProps {
  userId: string
}

/** The filters (stored in the address), the matching rows, and the actions on them. */
export function HistoryContent({ userId }: HistoryContentProps) {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => readFilter(search), [search])
  const history = useHistory(userId, filter)
  const change = (next: HistoryFilter) =>
    setSearch(writeFilter(next), { replace: true, preventScrollReset: true })
  return (
    <Columns>
      <HistoryFilters filter={filter} onChange={change} />
      <div>
        <LoadArea state={history}>
          {(rows) => (
            <>
              <HistoryHead userId={userId} filter={filter} rows={rows} paging={history.paging} />
              {rows.length === 0 ? (
                <NoRows isFiltered={isFiltered(filter)} onClear={() => change(noFilter)} />
              ) : (
                <HistoryDays
                  rows={rows}
                  paging={history.paging}
                  isPartial={isFiltered(filter) && (history.busy || history.failure !== null)}
                />
              )}
            </>
          )}
        </LoadArea>
      </div>
    </Columns>
  )
}

interface HistoryRowsProps {
  rows: readonly Transaction[]
  paging: Paging
}

interface HistoryDaysProps extends HistoryRowsProps {
  /** Whether matching rows may be missing. */
  isPartial: boolean
}

const see = ({ kind, id, at, change }: Transaction) => ({ key: `${kind} ${id}`, at, change })

function HistoryDays({ rows, paging, isPartial }: HistoryDaysProps) {
  const text = useText()
  const [opened, setOpened] = useState<Transaction | null>(null)
  return (
    <>
      <RowList rows={rows} paging={paging}>
        {(drawn) => (
          <section aria-label={text('wallet.history.title')}>
            <DayList rows={rows} drawn={drawn} goesOn={paging.hasNextPage || isPartial} see={see}>
              {(transaction) => <HistoryRow transaction={transaction} onOpen={setOpened} />}
            </DayList>
          </section>
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

/** The number of rows, as far as known, and a button to download them all as a file. */
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

/** On wide screens the filters are beside the rows. Wider rows would separate labels from amounts. */
const Columns = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'start',
    columnGap: 24,
    '& > :first-of-type': { gridArea: '1 / 2' },
  },
}))

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 4,
})
