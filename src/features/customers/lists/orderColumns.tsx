import type { Order } from '#contract/customers/customers'
import type { Formats } from '#ui/intl/formats'
import type { Text } from '#ui/intl/useText'
import type { Column } from '#ui/table/column'
import { RowLink } from '#ui/table/RowLink'
import { orderTotals } from '../order/orderTotals'
import { orderPath } from '../orderLinks'
import { orderStatuses } from '../statuses'
import { countColumn, dateColumn, moneyColumn, sampleColumn, statusColumn } from './columns'

/** A row leads to the order's own page. */
export function orderColumns(text: Text, format: Formats): Column<Order>[] {
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
    statusColumn(orderStatuses, text),
  ]
}
