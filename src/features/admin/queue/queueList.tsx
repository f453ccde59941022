import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { StatusChip } from '#ui/display/StatusChip'
import { useText } from '#ui/intl/useText'
import type { Column, TableSort } from '#ui/table/useTableState'
import { chosenOf, type ListState, newestFirst } from '../list/listState'
import { heldDecisions, isBeingDecided } from './heldDecisions'

interface QueueOrder {
  /** The list's state, sorted by its default order if the address names none. */
  state: ListState
  defaultSort: TableSort
  /** Whether the list shows only rows that wait for staff. */
  isQueue: boolean
}

/** A queue begins with the oldest row; any other status shows its newest rows first. */
export function useQueueOrder(state: ListState): QueueOrder {
  const { table, query, filters } = state
  const status = filters.find(({ id }) => id === 'status')
  const isQueue = status !== undefined && chosenOf(status, table) === status.options[0]?.value
  return useMemo(
    () => ({
      isQueue,
      defaultSort: isQueue ? oldestFirst : newestFirst,
      state: isQueue ? { ...state, query: { sort: oldestFirst.by, ...query } } : state,
    }),
    [state, query, isQueue],
  )
}

const oldestFirst = { by: 'createdAt', descending: false }

/** Adds to a queue's status column that a decision on the row is on its way. */
export function withHeld<Row>(column: Column<Row>, keyOf: (row: Row) => string): Column<Row> {
  return {
    ...column,
    cell: (row) => <HeldOr id={keyOf(row)}>{column.cell?.(row)}</HeldOr>,
  }
}

function HeldOr({ id, children }: { id: string; children: ReactNode }) {
  const text = useText()
  const all = useSyncExternalStore(heldDecisions.subscribe, heldDecisions.get)
  if (!isBeingDecided(all, id)) return children
  return <StatusChip label={text('admin.held.decided')} tone="info" />
}
