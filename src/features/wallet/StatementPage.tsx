import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { selectPlayer } from '#api/session/session'
import { readStatementFilter, writeStatementFilter } from '#contract/wallet/statement'
import { providerExt } from '#lib/environment'
import { useText } from '#ui/intl/useText'
import { RowList } from '#ui/list/RowList'
import { LoadArea } from '#ui/load/LoadArea'
import { EmptyState } from '#ui/state/Note'
import { ListsPage } from './lists/ListsPage'
import { NotOpen } from './MoneyNotices'
import { StatementActions } from './statement/StatementActions'
import { StatementFilters } from './statement/StatementFilters'
import { StatementTable } from './statement/StatementTable'
import { isStatementFiltered, useStatement } from './statement/useStatement'

/** Explains the credit: lists every change to it in words. */
export function StatementPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <ListsPage title={text('wallet.statement.title')}>
      {!providerExt && <NotOpen />}
      {providerExt && userId !== undefined && <Statement key={userId} userId={userId} />}
    </ListsPage>
  )
}

/** The filters (stored in the address), the matching rows, and the actions on them. */
function Statement({ userId }: { userId: string }) {
  const text = useText()
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => readStatementFilter(search), [search])
  const statement = useStatement(userId, filter)
  const isFiltered = isStatementFiltered(filter)
  const change = (next: URLSearchParams) =>
    setSearch(next, { replace: true, preventScrollReset: true })
  return (
    <>
      <StatementFilters filter={filter} onChange={(next) => change(writeStatementFilter(next))} />
      <LoadArea state={statement}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              message={text(isFiltered ? 'wallet.statement.noMatch' : 'wallet.statement.none')}
              action={
                isFiltered && (
                  <Button variant="outlined" onClick={() => change(new URLSearchParams())}>
                    {text('wallet.history.clear')}
                  </Button>
                )
              }
            />
          ) : (
            <StatementActions userId={userId} filter={filter} rows={rows}>
              {(shown, isPrinting) => (
                <RowList rows={shown} paging={statement.paging} isWhole={isPrinting}>
                  {(drawn) => (
                    <StatementTable
                      rows={shown}
                      drawn={drawn}
                      goesOn={statement.paging.hasNextPage}
                      filter={filter}
                      isPrinting={isPrinting}
                    />
                  )}
                </RowList>
              )}
            </StatementActions>
          )
        }
      </LoadArea>
    </>
  )
}
