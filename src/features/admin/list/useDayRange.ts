import { useMemo } from 'react'
import { addDays, isDay } from '#lib/time'
import type { TableState } from '#ui/table/useTableState'
import { useTableState } from '#ui/table/useTableState'
import { useToday } from '#ui/time/useNow'

/** Longest range that the back end accepts, in days. */
export const mostDays = 366

export interface DayRange {
  readonly from: string
  readonly to: string
  /** Whether the range is valid and not too long. */
  readonly isValid: boolean
  /** For the day fields; includes the default days if the address names none. */
  readonly state: TableState
}

/** A page's range of Bangkok days, inclusive, stored in its address; by default the last `days`. */
export function useDayRange(days: number): DayRange {
  const table = useTableState()
  const today = useToday()
  return useMemo(() => {
    // The address may be typed by hand, so invalid days are ignored.
    const named = (id: string) => (isDay(table.filterOf(id)) ? table.filterOf(id) : null)
    const to = named('to') ?? today
    const from = named('from') ?? addDays(to, 1 - days)
    const range = { from, to }
    const filterOf = (id: string) => (id === 'from' || id === 'to' ? range[id] : table.filterOf(id))
    const isValid = from <= to && addDays(from, mostDays) > to
    return { ...range, isValid, state: { ...table, filterOf } }
  }, [table, today, days])
}
