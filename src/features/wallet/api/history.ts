import type { InfiniteData } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import {
  bothLoads,
  type CachedResult,
  type LoadState,
  loadState,
  mapLoad,
  type PagedLoad,
  pagesOf,
} from '#api/cache/loadState'
import { api } from '#api/client/api'
import { askProvider, type Cursor, type ProviderCall, providerPages } from '#api/client/provider'
import type { Failure } from '#contract/failure'
import { pageRows, providerPaths } from '#contract/provider'
import { mergeHistories, newestFirst, type Transaction } from '#contract/wallet/transaction'
import {
  type DepositRecord,
  depositRecordsSchema,
  depositStatuses,
  type WithdrawRecord,
  withdrawRecordsSchema,
  withdrawStatuses,
} from '#contract/wallet/wallet'
import {
  filterTransactions,
  type HistoryFilter,
  isFiltered,
  noFilter,
  writeFilter,
} from '../history/historyFilter'

interface HistoryArgument {
  userId: string
  filter: HistoryFilter
}

export const historyPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    depositHistory: build.infiniteQuery<CachedResult<DepositRecord[]>, HistoryArgument, Cursor>(
      providerPages('History', (argument) => byPages(argument, depositCall)),
    ),
    withdrawHistory: build.infiniteQuery<CachedResult<WithdrawRecord[]>, HistoryArgument, Cursor>(
      providerPages('History', (argument) => byPages(argument, withdrawCall)),
    ),
  }),
})

const { useDepositHistoryInfiniteQuery, useWithdrawHistoryInfiniteQuery } = historyPagesApi

function depositCall(userId: string, search: URLSearchParams): ProviderCall<DepositRecord[]> {
  const path = providerPaths.depositHistory(userId)
  return { path: withSearch(path, search), schema: depositRecordsSchema }
}

function withdrawCall(userId: string, search: URLSearchParams): ProviderCall<WithdrawRecord[]> {
  const path = providerPaths.withdrawHistory(userId)
  return { path: withSearch(path, search), schema: withdrawRecordsSchema }
}

function withSearch(path: string, search: URLSearchParams): string {
  return search.size === 0 ? path : `${path}?${search}`
}

/**
 * Filtered pages have no owner, so they are not stored for offline use: there are too many possible filters.
 */
function byPages<T>(
  { userId, filter }: HistoryArgument,
  callOf: (userId: string, search: URLSearchParams) => ProviderCall<T>,
): ProviderCall<T> {
  // Each call has its kind built in.
  const search = writeFilter({ ...filter, kind: null })
  search.set('limit', String(pageRows))
  return { ...callOf(userId, search), owner: isFiltered(filter) ? undefined : userId }
}

/**
 * Merges both histories into one list. A fully loaded list is filtered on the device. For a longer list the
 * provider is asked for matching rows; rows that are already loaded are shown in the meantime.
 */
export function useHistory(userId: string, filter: HistoryFilter): PagedLoad<Transaction[]> {
  const all = useBothHistories({ userId, filter: noFilter }, true)
  const isLonger = isFiltered(filter) && all.answer !== undefined && all.paging.hasNextPage
  const found = useBothHistories({ userId, filter }, isLonger)
  const { answer, ...rest } = isLonger ? found : all
  const known = answer ?? all.answer
  const rows = useMemo(() => filterTransactions(known?.value ?? [], filter), [known?.value, filter])
  const isNothingYet = answer === undefined && rows.length === 0
  return {
    ...rest,
    answer: known && !isNothingYet ? { updatedAt: known.updatedAt, value: rows } : undefined,
  }
}

const notAsked: LoadState<never[]> = {
  answer: { value: [], updatedAt: Infinity },
  failure: null,
  busy: false,
  retry: () => undefined,
}

function useBothHistories(
  { userId, filter }: HistoryArgument,
  isAsked: boolean,
): PagedLoad<Transaction[]> {
  const { kind, status } = filter
  const argument = { userId, filter: { ...filter, kind: null } }
  const skipDeposits = !isAsked || kind === 'withdraw' || !canHave(depositStatuses, status)
  const skipWithdraws = !isAsked || kind === 'deposit' || !canHave(withdrawStatuses, status)
  const deposits = useDepositHistoryInfiniteQuery(argument, { skip: skipDeposits })
  const withdraws = useWithdrawHistoryInfiniteQuery(argument, { skip: skipWithdraws })
  const lists = useMemo(
    () => [
      listOf(deposits.currentData, (rows: DepositRecord[]) => mergeHistories(rows, [])),
      listOf(withdraws.currentData, (rows: WithdrawRecord[]) => mergeHistories([], rows)),
    ],
    [deposits.currentData, withdraws.currentData],
  )
  const value = useMemo(() => mergeLists(lists), [lists])
  const state = bothLoads<unknown, unknown>(
    skipDeposits
      ? notAsked
      : loadState({ ...deposits, currentData: pagesOf(deposits.currentData) }),
    skipWithdraws
      ? notAsked
      : loadState({ ...withdraws, currentData: pagesOf(withdraws.currentData) }),
  )
  const paging = {
    hasNextPage: lists.some(({ goesOn }) => goesOn),
    isFetchingNextPage: deposits.isFetchingNextPage || withdraws.isFetchingNextPage,
    fetchNextPage: () => {
      for (const [index, query] of [deposits, withdraws].entries()) {
        if (isWanted(lists[index], value)) void query.fetchNextPage()
      }
    },
  }
  return { ...mapLoad(state, () => value), paging }
}

function canHave(statuses: readonly string[], status: string | null): boolean {
  return status === null || statuses.includes(status)
}

/** The loaded part of a history, newest first, and whether more rows follow. */
interface LoadedList {
  rows: Transaction[]
  goesOn: boolean
}

function listOf<Row>(
  data: InfiniteData<CachedResult<Row[]>, Cursor> | undefined,
  see: (rows: Row[]) => Transaction[],
): LoadedList {
  const pages = data?.pages ?? []
  return {
    rows: see(pages.flatMap(({ value }) => value)),
    goesOn: (pages.at(-1)?.next ?? null) !== null,
  }
}

/** Merges lists down to the earliest loaded end. Below it, some rows of that list are not loaded yet. */
export function mergeLists(lists: readonly LoadedList[]): Transaction[] {
  const all = lists.flatMap(({ rows }) => rows).toSorted(newestFirst)
  const ends = lists.filter(({ goesOn }) => goesOn).map(({ rows }) => endOf(rows, all))
  return all.slice(0, Math.min(all.length, ...ends))
}

function endOf(rows: readonly Transaction[], all: readonly Transaction[]): number {
  const last = rows.at(-1)
  return last === undefined ? 0 : all.indexOf(last) + 1
}

/** Tells whether to load the next page: unless a full page is already loaded below the last row shown. */
function isWanted(list: LoadedList | undefined, shown: readonly Transaction[]): boolean {
  if (list === undefined || !list.goesOn) return false
  const last = shown.at(-1)
  const inStore = last ? list.rows.filter((row) => newestFirst(row, last) > 0).length : 0
  return inStore < pageRows
}

/**
 * Loads every row that matches the filter, for a file.
 * @returns the rows, or the error that prevented loading them all
 */
export async function wholeHistory(
  { userId, filter }: HistoryArgument,
  signal: AbortSignal,
): Promise<{ rows: Transaction[] } | { failure: Failure }> {
  const search = writeFilter({ ...filter, kind: null })
  const [deposits, withdraws] = await Promise.all([
    askProvider(depositCall(userId, search), signal),
    askProvider(withdrawCall(userId, search), signal),
  ])
  if ('error' in deposits) return { failure: deposits.error }
  if ('error' in withdraws) return { failure: withdraws.error }
  const rows = mergeHistories(deposits.data.value, withdraws.data.value)
  return { rows: filterTransactions(rows, filter) }
}
