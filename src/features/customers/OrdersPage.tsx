import { useMemo } from 'react'
import { loadState } from '#api/cache/loadState'
import type { Order } from '#contract/customers/customers'
import { orderPath } from '#lib/paths/member'
import { type Text, useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkippedNote } from '#ui/state/Note'
import { DataTable } from '#ui/table/DataTable'
import { RowLink } from '#ui/table/RowLink'
import { type Column, type TableFilter, useTableState } from '#ui/table/useTableState'
import { type DemoFormats, useDemoFormat } from '#ui/time/demoClock'
import { useOrdersQuery } from './api/customers'
import {
  countColumn,
  dateColumn,
  moneyColumn,
  newestFirst,
  sampleColumn,
  statusColumn,
  statusFilter,
} from './lists/columns'
import { ChangeState } from './order/ChangeState'
import { orderTotals } from './order/orderPaper'
import { stateOf } from './order/orderState'
import { orderStates } from './statuses'

export function OrdersPage() {
  const text = useText()
  return (
    <Page title={text('customers.orders.title')}>
      <LoadArea state={loadState(useOrdersQuery())}>
        {({ orders, skippedRecords }) => (
          <>
            <SkippedNote count={skippedRecords} />
            <OrdersTable orders={orders} />
          </>
        )}
      </LoadArea>
    </Page>
  )
}

interface OrdersTableProps {
  orders: readonly Order[]
}

function OrdersTable({ orders }: OrdersTableProps) {
  const text = useText()
  const format = useDemoFormat()
  const state = useTableState()
  const filters = useMemo(
    () => [statusFilter(orderStates, stateOf, text), customerFilter(orders, text)],
    [orders, text],
  )
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
      rowActions={rowActions}
      emptyMessage={text('customers.orders.none')}
    />
  )
}

const rowActions = (order: Order) => <ChangeState order={order} />

/** Filter by customer, with the same orders that the customer list counts. */
function customerFilter(orders: readonly Order[], text: Text): TableFilter<Order> {
  const names = [...new Set(orders.map(({ name }) => name))].toSorted((one, other) =>
    one.localeCompare(other),
  )
  return {
    id: 'customer',
    label: text('customers.customer'),
    options: names.map((name) => ({ value: name, label: name })),
    accepts: ({ name }, value) => name === value,
  }
}

/** Each row links to its order. */
function orderColumns(text: Text, format: DemoFormats): Column<Order>[] {
  return [
    {
      id: 'id',
      header: text('customers.order'),
      value: ({ id }) => id,
      cell: ({ id }) => <RowLink to={orderPath(id)}>{id}</RowLink>,
    },
    sampleColumn({ id: 'name', header: text('customers.customer') }, ({ name }) => name),
    sampleColumn(
      { id: 'company', header: text('customers.company'), hideBelow: 'lg' },
      ({ company }) => company,
    ),
    sampleColumn(
      { id: 'type', header: text('customers.payment'), hideBelow: 'lg', hideOnPhone: true },
      ({ type }) => type,
    ),
    countColumn(
      { id: 'qty', header: text('customers.pieces'), hideBelow: 'md', hideOnPhone: true },
      ({ qty }) => qty,
      format,
    ),
    moneyColumn({ id: 'total', header: text('customers.total') }, (one) => orderTotals(one).total),
    dateColumn({ id: 'date', header: text('customers.date') }, ({ date }) => date, format),
    statusColumn(orderStates, stateOf, text),
  ]
}
