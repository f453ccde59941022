import { useMemo } from 'react'
import type { Order } from '#contract/customers/customers'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { DataTable } from '#ui/table/DataTable'
import { useTableState } from '#ui/table/useTableState'
import { orderStatuses } from '../statuses'
import { newestFirst, statusFilter } from './columns'
import { orderColumns } from './orderColumns'

interface OrdersTableProps {
  orders: readonly Order[]
}

export function OrdersTable({ orders }: OrdersTableProps) {
  const text = useText()
  const format = useFormat()
  const state = useTableState()
  const filters = useMemo(() => [statusFilter<Order>(orderStatuses, text)], [text])
  const columns = useMemo(() => orderColumns(text, format), [text, format])
  return (
    <DataTable
      label={text('customers.orders.title')}
      rows={orders}
      columns={columns}
      filters={filters}
      state={state}
      defaultSort={newestFirst}
      keyOf={({ id }) => id}
      nameOf={({ id }) => id}
      selectable
      csvName="orders"
      emptyMessage={text('customers.orders.none')}
    />
  )
}
