import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import type { Customer } from '#contract/customers/customers'
import { memberPaths } from '#lib/paths/member'
import { mailPath } from '#lib/text/email'
import { copyText } from '#ui/copy/copyText'
import { Sample } from '#ui/display/DataText'
import { CopyIcon } from '#ui/icons/actions'
import { BasketIcon, MailIcon } from '#ui/icons/menu'
import { type Text, useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkippedNote } from '#ui/state/Note'
import { DataTable } from '#ui/table/DataTable'
import { type Column, useTableState } from '#ui/table/useTableState'
import { type DemoFormats, useDemoFormat } from '#ui/time/demoClock'
import { openAlert } from '#ui/toast/toastSlice'
import { useCustomersQuery } from './api/customers'
import { countColumn, dateColumn, sampleColumn, statusColumn, statusFilter } from './lists/columns'
import { customerStatuses } from './statuses'

export function CustomersPage() {
  const text = useText()
  return (
    <Page title={text('customers.list.title')}>
      <LoadArea state={loadState(useCustomersQuery())}>
        {({ customers, skippedRecords }) => (
          <>
            <SkippedNote count={skippedRecords} />
            <CustomersTable customers={customers} />
          </>
        )}
      </LoadArea>
    </Page>
  )
}

interface CustomersTableProps {
  customers: readonly Customer[]
}

function CustomersTable({ customers }: CustomersTableProps) {
  const text = useText()
  const format = useDemoFormat()
  const state = useTableState()
  const filters = useMemo(() => [statusFilter(customerStatuses, statusOf, text)], [text])
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

function customerColumns(text: Text, format: DemoFormats): Column<Customer>[] {
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
    statusColumn(customerStatuses, statusOf, text),
  ]
}

interface CustomerNameProps {
  name: string
  avatar: string | null
}

function CustomerName({ name, avatar }: CustomerNameProps) {
  return (
    <Line>
      <Picture src={avatar ?? undefined} alt="" slotProps={{ img: { loading: 'lazy' } }} />
      <Sample>{name}</Sample>
    </Line>
  )
}

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 })

const Picture = styled(Avatar)({ width: 36, height: 36, '@media print': { display: 'none' } })

interface CustomerActionsProps {
  customer: Customer
}

/** Actions in a customer's row: write a mail, or show the orders. */
function CustomerActions({ customer: { name, email, orders: count } }: CustomerActionsProps) {
  const text = useText()
  const mail = mailPath(email)
  const write = text('customers.writeTo', { name })
  const orders = text('customers.ordersOf', { name })
  return (
    <>
      {mail !== null && (
        <IconButton component={Link} to={mail} aria-label={write} title={write}>
          <MailIcon size={20} />
        </IconButton>
      )}
      {count > 0 && (
        <IconButton component={Link} to={ordersOfPath(name)} aria-label={orders} title={orders}>
          <BasketIcon size={20} />
        </IconButton>
      )}
    </>
  )
}

/** Path of the order list, filtered by this customer. */
function ordersOfPath(name: string): string {
  return `${memberPaths.orders}?customer=${encodeURIComponent(name)}`
}

const statusOf = ({ status }: Customer) => status

interface CopyAddressesProps {
  customers: readonly Customer[]
}

/** Copies the email addresses of the selected customers, in the format of mail programs. */
export function CopyAddresses({ customers }: CopyAddressesProps) {
  const text = useText()
  const dispatch = useDispatch()
  async function copy(): Promise<void> {
    const copied = await copyText(customers.map(({ email }) => email).join(', '))
    const message = text(copied ? 'customers.addressesCopied' : 'customers.copyFailed', {
      count: customers.length,
    })
    dispatch(openAlert(copied ? 'success' : 'error', message))
  }
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<CopyIcon size={18} />}
      onClick={() => void copy()}
    >
      {text('customers.copyAddresses')}
    </Button>
  )
}
