import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import { readStatementFilter, writeStatementFilter } from '#contract/wallet/statement'
import { useText } from '#ui/intl/useText'
import { RowList } from '#ui/list/RowList'
import { LoadArea } from '#ui/load/LoadArea'
import { EmptyState } from '#ui/state/EmptyState'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { statementRows, useStatementInfiniteQuery } from '../api/statement'
import { StatementActions } from './StatementActions'
import { StatementFilters } from './StatementFilters'
import { StatementTable } from './StatementTable'

/** The filters, which stand in the address, the rows that pass them, and what can be done with those. */
export function Statement({ userId }: { userId: string }) {
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
      <LoadArea
        state={loadState({ ...query, currentData: answer })}
        skeleton={<SkeletonLines lines={8} lineHeight={72} />}
      >
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
                    <StatementTable rows={drawn} filter={filter} isPrinting={isPrinting} />
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
