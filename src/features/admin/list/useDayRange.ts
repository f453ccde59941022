import { useMemo } from 'react'
import { addDays, isDay } from '#lib/time'
import type { TableState } from '#ui/table/useTableState'
import { useTableState } from '#ui/table/useTableState'
import { useToday } from '#ui/time/useNow'

/** As long a time as the back end tells of at once. */
const mostDays = 366

export interface DayRange {
  readonly from: string
  readonly to: string
  /** Whether there is such a range, and not too long a one. */
  readonly isValid: boolean
  /** For the fields of days: where the address names none, those that count. */
  readonly state: TableState
}

/** The Bangkok days that a page is about, both included, kept in its address; the last `days` while it names none. */
export function useDayRange(days: number): DayRange {
  const table = useTableState()
  const today = useToday()
  return useMemo(() => {
    // An address may be written by hand: what is no day counts as not named.
    const named = (id: string) => (isDay(table.filterOf(id)) ? table.filterOf(id) : null)
    const to = named('to') ?? today
    const from = named('from') ?? addDays(to, 1 - days)
    const range = { from, to }
    const filterOf = (id: string) => (id === 'from' || id === 'to' ? range[id] : table.filterOf(id))
    const isValid = from <= to && addDays(from, mostDays) > to
    return { ...range, isValid, state: { ...table, filterOf } }
  }, [table, today, days])
}
