import type { Customer } from '#contract/customers/customers'
import type { Formats } from '#ui/intl/formats'
import type { Text } from '#ui/intl/useText'
import type { Column } from '#ui/table/column'
import { customerStatuses } from '../statuses'
import { CustomerName } from './CustomerName'
import { countColumn, dateColumn, sampleColumn, statusColumn } from './columns'

export function customerColumns(text: Text, format: Formats): Column<Customer>[] {
  return [
    {
      id: 'name',
      header: text('customers.name'),
      value: ({ name }) => name,
      cell: ({ name, avatar }) => <CustomerName name={name} avatar={avatar} />,
    },
    sampleColumn({ id: 'email', header: text('customers.email') }, ({ email }) => email),
    sampleColumn(
      { id: 'location', header: text('customers.location'), hideBelow: 'md' },
      ({ location }) => location,
    ),
    countColumn({ id: 'orders', header: text('customers.orders') }, (one) => one.orders, format),
    dateColumn(
      { id: 'date', header: text('customers.since'), hideBelow: 'md' },
      ({ date }) => date,
      format,
    ),
    statusColumn(customerStatuses, text),
  ]
}
