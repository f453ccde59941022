import { useMemo } from 'react'
import { loadState } from '#api/cache/loadState'
import type { Invoice } from '#contract/customers/invoice'
import { memberPaths, pathOf } from '#lib/paths/member'
import { startOfDay } from '#lib/zones'
import { ButtonLink } from '#ui/form/BusyButton'
import { PageIcon } from '#ui/icons/menu'
import { type Text, useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { EmptyState, SkippedNote } from '#ui/state/Note'
import { DataTable } from '#ui/table/DataTable'
import { RowLink } from '#ui/table/RowLink'
import { type Column, useTableState } from '#ui/table/useTableState'
import { type DemoFormats, useDemoFormat } from '#ui/time/demoClock'
import { useNow } from '#ui/time/useNow'
import { useInvoicesQuery } from './api/invoice'
import { invoiceTotals, shownStatus } from './invoice/issued'
import { dateColumn, moneyColumn, sampleColumn, statusColumn, statusFilter } from './lists/columns'
import { invoiceStatusMeta } from './statuses'

/** List of all issued invoices, newest first. */
export function InvoicesPage() {
  const text = useText()
  return (
    <Page title={text('customers.invoices.title')} actions={<CreateInvoice />}>
      <LoadArea state={loadState(useInvoicesQuery())}>
        {({ invoices, skippedRecords }) => (
          <>
            <SkippedNote count={skippedRecords} />
            {invoices.length === 0 ? <NoInvoices /> : <InvoicesTable invoices={invoices} />}
          </>
        )}
      </LoadArea>
    </Page>
  )
}

function CreateInvoice() {
  const text = useText()
  return (
    <ButtonLink to={memberPaths.createInvoice} variant="contained">
      {text('customers.invoice.title')}
    </ButtonLink>
  )
}

function NoInvoices() {
  const text = useText()
  return (
    <EmptyState
      icon={<PageIcon size={32} />}
      title={text('customers.invoices.none')}
      message={text('customers.invoices.noneHint')}
    />
  )
}

interface InvoicesTableProps {
  invoices: readonly Invoice[]
}

function InvoicesTable({ invoices }: InvoicesTableProps) {
  const text = useText()
  const format = useDemoFormat()
  const state = useTableState()
  const today = format.day(useNow())
  const filters = useMemo(
    () => [statusFilter(invoiceStatusMeta, (one: Invoice) => shownStatus(one, today), text)],
    [text, today],
  )
  const columns = useMemo(() => invoiceColumns(text, format, today), [text, format, today])
  return (
    <DataTable
      label={text('customers.invoices.title')}
      rows={invoices}
      columns={columns}
      filters={filters}
      state={state}
      keyOf={({ id }) => id}
      nameOf={({ id }) => id}
      selectable
      csvName="invoices"
      emptyMessage={text('customers.invoices.none')}
    />
  )
}

/** Each row links to its invoice. */
function invoiceColumns(text: Text, format: DemoFormats, today: string): Column<Invoice>[] {
  return [
    {
      id: 'id',
      header: text('customers.invoice.number'),
      value: ({ id }) => id,
      cell: ({ id }) => <RowLink to={pathOf(memberPaths.invoice, id)}>{id}</RowLink>,
    },
    sampleColumn(
      { id: 'customer', header: text('customers.customer') },
      ({ customerName }) => customerName,
    ),
    dateColumn(
      { id: 'date', header: text('customers.invoice.date') },
      ({ date }) => startOfDay(date, format.zone),
      format,
    ),
    dateColumn(
      { id: 'due', header: text('customers.invoice.due'), hideBelow: 'md' },
      ({ due }) => startOfDay(due, format.zone),
      format,
    ),
    moneyColumn(
      { id: 'total', header: text('customers.total') },
      (invoice) => invoiceTotals(invoice).total,
    ),
    statusColumn(invoiceStatusMeta, (one) => shownStatus(one, today), text),
  ]
}
