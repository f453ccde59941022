import { useMemo } from 'react'
import { loadState, type PagedLoad } from '#api/cache/loadState'
import { moneySearch, searchedStatement } from '#contract/wallet/moneySearch'
import {
  noStatementFilter,
  type StatementFilter,
  type StatementRow,
  statementTypesOf,
} from '#contract/wallet/statement'
import { bangkokDay } from '#lib/time'
import { statementRows, useStatementInfiniteQuery } from '../api/statement'

export function isStatementFiltered(filter: StatementFilter): boolean {
  return Object.values(filter).some((value) => value !== null)
}

/**
 * The matching rows, newest first. If the provider cannot be reached, the stored rows are filtered on the device.
 * The bets of one session are not stored.
 */
export function useStatement(userId: string, filter: StatementFilter): PagedLoad<StatementRow[]> {
  const asked = useStatementInfiniteQuery({ userId, filter })
  const isNeeded = asked.isError && isStatementFiltered(filter) && filter.play === null
  const stored = useStatementInfiniteQuery(
    { userId, filter: noStatementFilter },
    { skip: !isNeeded },
  )
  const isOnDevice = isNeeded && stored.currentData !== undefined
  const query = isOnDevice ? stored : asked
  const data = query.currentData
  const answer = useMemo(() => {
    const rows = statementRows(data)
    return rows && isOnDevice ? { ...rows, value: filterStatement(rows.value, filter) } : rows
  }, [data, isOnDevice, filter])
  const { failure, busy, retry } = loadState({ ...asked, currentData: undefined })
  return { answer, failure: failure ?? answer?.failure ?? null, busy, retry, paging: query }
}

/** The rows that the provider would find among `rows`. */
export function filterStatement(
  rows: readonly StatementRow[],
  { kind, from, to, search }: StatementFilter,
): StatementRow[] {
  const types: readonly string[] | null = kind && statementTypesOf[kind]
  const isFound = search === null ? null : moneySearch(search)
  return rows.filter((row) => {
    const day = bangkokDay(row.createdAt)
    return (
      (types === null || types.includes(row.type)) &&
      (from === null || day >= from) &&
      (to === null || day <= to) &&
      (isFound === null || isFound(searchedStatement(row)))
    )
  })
}
