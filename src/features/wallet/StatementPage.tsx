import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import { selectPlayer } from '#api/session/session'
import { readStatementFilter, writeStatementFilter } from '#contract/wallet/statement'
import { providerExt } from '#lib/environment'
import { useText } from '#ui/intl/useText'
import { RowList } from '#ui/list/RowList'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { EmptyState } from '#ui/state/Note'
import { statementRows, useStatementInfiniteQuery } from './api/statement'
import { NotOpen } from './MoneyNotices'
import { StatementActions } from './statement/StatementActions'
import { StatementFilters } from './statement/StatementFilters'
import { StatementTable } from './statement/StatementTable'

/** Explains the credit: lists every change to it in words. */
export function StatementPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page title={text('wallet.statement.title')}>
      {!providerExt && <NotOpen />}
      {providerExt && userId !== undefined && <Statement key={userId} userId={userId} />}
    </Page>
  )
}

/** The filters (stored in the address), the matching rows, and the actions on them. */
function Statement({ userId }: { userId: string }) {
  const text = useText()
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => readStatementFilter(search), [search])
  const query = useStatementInfiniteQuery({ userId, filter })
  const answer = useMemo(() => statementRows(query.currentData), [query.currentData])
  const isFiltered = Object.values(filter).some((value) => value !== null)
  const change = (next: URLSearchParams) =>
    setSearch(next, { replace: true, preventScrollReset: true })
  return (
    <>
      <StatementFilters filter={filter} onChange={(next) => change(writeStatementFilter(next))} />
      <LoadArea state={loadState({ ...query, currentData: answer })}>
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
                <RowList rows={shown} paging={query} isWhole={isPrinting}>
                  {(drawn) => (
                    <StatementTable
                      rows={shown}
                      drawn={drawn}
                      goesOn={query.hasNextPage}
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
