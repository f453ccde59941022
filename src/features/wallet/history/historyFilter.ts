import type { MoneyStatus, Transaction } from '#contract/wallet/transaction'
import { depositStatuses, withdrawStatuses } from '#contract/wallet/wallet'
import { dayMs, isDay, startOfBangkokDay } from '#lib/time'

export const kinds = ['deposit', 'withdraw'] as const

/** Filter of the list. It is stored in the address, so it can be bookmarked and shared. */
export interface HistoryFilter {
  kind: Transaction['kind'] | null
  status: MoneyStatus | null
  /** Bangkok days `yyyy-mm-dd`, inclusive. */
  from: string | null
  to: string | null
}

export const noFilter: HistoryFilter = { kind: null, status: null, from: null, to: null }

/** Statuses that the chosen kind can have, without duplicates. */
export function statusesOf(kind: HistoryFilter['kind']): MoneyStatus[] {
  const own = kind === 'deposit' ? [] : withdrawStatuses
  return [...new Set([...(kind === 'withdraw' ? [] : depositStatuses), ...own])]
}

/** Reads the filter from the address; invalid values are ignored. */
export function readFilter(search: URLSearchParams): HistoryFilter {
  const kind = kinds.find((known) => known === search.get('type')) ?? null
  const status = statusesOf(kind).find((known) => known === search.get('status')) ?? null
  return { kind, status, from: dayOf(search.get('from')), to: dayOf(search.get('to')) }
}

export function writeFilter({ kind, status, from, to }: HistoryFilter): URLSearchParams {
  const search = new URLSearchParams()
  if (kind !== null) search.set('type', kind)
  if (status !== null) search.set('status', status)
  if (from !== null) search.set('from', from)
  if (to !== null) search.set('to', to)
  return search
}

function dayOf(text: string | null): string | null {
  return text !== null && isDay(text) ? text : null
}

export function isFiltered({ kind, status, from, to }: HistoryFilter): boolean {
  return kind !== null || status !== null || from !== null || to !== null
}

export function filterTransactions(
  transactions: readonly Transaction[],
  { kind, status, from, to }: HistoryFilter,
): Transaction[] {
  const start = from === null ? -Infinity : startOfBangkokDay(from)
  const end = to === null ? Infinity : startOfBangkokDay(to) + dayMs
  return transactions.filter(
    (one) =>
      (kind === null || one.kind === kind) &&
      (status === null || one.status === status) &&
      one.at >= start &&
      one.at < end,
  )
}
