import { moneySearch, searchedTransaction } from '#contract/wallet/moneySearch'
import type { MoneyStatus, Transaction } from '#contract/wallet/transaction'
import { depositStatuses, withdrawStatuses } from '#contract/wallet/wallet'
import { cut } from '#lib/text/graphemes'
import { dayMs, isDay, startOfBangkokDay } from '#lib/time'

export const kinds = ['deposit', 'withdraw'] as const

/** Filter of the list. It is stored in the address, so it can be bookmarked and shared. */
export interface HistoryFilter {
  kind: Transaction['kind'] | null
  status: MoneyStatus | null
  /** Bangkok days `yyyy-mm-dd`, inclusive. */
  from: string | null
  to: string | null
  search: string | null
}

export const noFilter: HistoryFilter = {
  kind: null,
  status: null,
  from: null,
  to: null,
  search: null,
}

/** Statuses that the chosen kind can have, without duplicates. */
export function statusesOf(kind: HistoryFilter['kind']): MoneyStatus[] {
  const own = kind === 'deposit' ? [] : withdrawStatuses
  return [...new Set([...(kind === 'withdraw' ? [] : depositStatuses), ...own])]
}

/** Reads the filter from the address; invalid values are ignored. */
export function readFilter(search: URLSearchParams): HistoryFilter {
  const kind = kinds.find((known) => known === search.get('type')) ?? null
  const status = statusesOf(kind).find((known) => known === search.get('status')) ?? null
  const [from, to] = [dayOf(search.get('from')), dayOf(search.get('to'))]
  return { kind, status, from, to, search: cut(search.get('search') ?? '', 200) || null }
}

export function writeFilter(filter: HistoryFilter): URLSearchParams {
  const { kind: type, status, from, to, search: words } = filter
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ type, status, from, to, search: words })) {
    if (value !== null) search.set(name, value)
  }
  return search
}

function dayOf(text: string | null): string | null {
  return text !== null && isDay(text) ? text : null
}

export function isFiltered(filter: HistoryFilter): boolean {
  return Object.values(filter).some((value) => value !== null)
}

export function filterTransactions(
  transactions: readonly Transaction[],
  { kind, status, from, to, search }: HistoryFilter,
): Transaction[] {
  const start = from === null ? -Infinity : startOfBangkokDay(from)
  const end = to === null ? Infinity : startOfBangkokDay(to) + dayMs
  const isFound = search === null ? null : moneySearch(search)
  return transactions.filter(
    (one) =>
      (kind === null || one.kind === kind) &&
      (status === null || one.status === status) &&
      one.at >= start &&
      one.at < end &&
      (isFound === null || isFound(searchedTransaction(one))),
  )
}
