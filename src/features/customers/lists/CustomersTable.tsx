import { useMemo } from 'react'
import type { Customer } from '#contract/customers/customers'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { DataTable } from '#ui/table/DataTable'
import { useTableState } from '#ui/table/useTableState'
import { customerStatuses } from '../statuses'
import { CopyAddresses } from './CopyAddresses'
import { CustomerActions } from './CustomerActions'
import { statusFilter } from './columns'
import { customerColumns } from './customerColumns'

interface CustomersTableProps {
  customers: readonly Customer[]
}

export function CustomersTable({ customers }: CustomersTableProps) {
  const text = useText()
  const format = useFormat()
  const state = useTableState()
  const filters = useMemo(() => [statusFilter<Customer>(customerStatuses, text)], [text])
  const columns = useMemo(() => customerColumns(text, format), [text, format])
  return (
    <DataTable
      label={text('customers.list.title')}
      rows={customers}
      columns={columns}
      filters={filters}
      state={state}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      csvName="customers"
      emptyMessage={text('customers.list.none')}
      bulkActions={bulkActions}
      rowActions={rowActions}
    />
  )
}

const bulkActions = (selected: readonly Customer[]) => <CopyAddresses customers={selected} />

const rowActions = (customer: Customer) => <CustomerActions customer={customer} />
