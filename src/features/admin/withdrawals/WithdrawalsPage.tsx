import { Suspense, useMemo } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { type AdminWithdrawal, waitingWithdrawals } from '#contract/admin/money'
import { withdrawStatuses } from '#contract/wallet/history'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { statusMeta } from '#ui/money/statusMeta'
import { Page } from '#ui/page/Page'
import type { Column } from '#ui/table/column'
import { useMay } from '../api/adminSession'
import { readWithdrawals, useWithdrawalsQuery } from '../api/moneyCalls'
import { AutomaticSwitch } from '../layout/AutomaticSwitch'
import { AdminList } from '../list/AdminList'
import { amountColumn, momentColumn, statusColumn } from '../list/columns'
import { type ListFilter, useListState } from '../list/listState'
import { SheetLink } from '../list/SheetLink'
import { RiskBadges } from './RiskBadges'

const WithdrawalSheet = lazyWithPreload(() =>
  import('./WithdrawalSheet').then((module) => module.WithdrawalSheet),
)

/** The queue of withdrawals, with what speaks for looking twice. */
export function WithdrawalsPage() {
  const text = useText()
  const format = useFormat()
  const may = useMay()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const id = matchPath(adminPaths.withdrawal, pathname)?.params.id
  const columns = useMemo(() => columnsOf(text, format), [text, format])
  const filters = useMemo(() => filtersOf(text), [text])
  const state = useListState({ filters, byDay: true })
  const result = useWithdrawalsQuery(state.query)
  const open = (decision: string) => (key: string) =>
    void navigate(`${pathOf(adminPaths.withdrawal, key)}${search}`, {
      state: { fromList: true, decision },
    })
  return (
    <Page title={text('admin.menu.withdrawals')} actions={<AutomaticSwitch />}>
      <AdminList
        id="withdrawals"
        label={text('admin.menu.withdrawals')}
        call="withdrawals"
        rowsOf={readWithdrawals}
        state={state}
        result={result}
        columns={columns}
        keyOf={keyOf}
        nameOf={nameOf}
        defaultSort={newestFirst}
        {...(may('withdraw.approve') && {
          keys: { a: open('approve'), r: open('reject'), p: open('paid') },
        })}
        emptyMessage={text('admin.withdrawals.none')}
      />
      <Suspense>{id !== undefined && <WithdrawalSheet key={id} id={id} />}</Suspense>
    </Page>
  )
}

const newestFirst = { by: 'createdAt', descending: true }
const keyOf = ({ withdrawId }: AdminWithdrawal) => withdrawId
const nameOf = ({ name, username }: AdminWithdrawal) => name || username

function filtersOf(text: Text): ListFilter[] {
  return [
    {
      id: 'status',
      label: text('admin.list.status'),
      options: [
        { value: waitingWithdrawals.join(','), label: text('admin.withdrawals.waiting') },
        { value: 'all', label: text('table.any') },
        ...withdrawStatuses.map((status) => ({
          value: status,
          label: text(statusMeta[status].label),
        })),
      ],
    },
  ]
}

function columnsOf(text: Text, format: Formats): Column<AdminWithdrawal>[] {
  return [
    {
      id: 'withdrawId',
      header: text('admin.column.reference'),
      sortable: false,
      value: ({ withdrawId }) => withdrawId,
      cell: ({ withdrawId }) => (
        <SheetLink path={adminPaths.withdrawal} id={withdrawId}>
          {withdrawId}
        </SheetLink>
      ),
    },
    momentColumn(
      { id: 'createdAt', header: text('admin.column.time') },
      format,
      ({ createdAt }) => createdAt,
    ),
    {
      id: 'name',
      header: text('admin.column.player'),
      sortable: false,
      value: ({ name, username }) => `${name} · ${username}`,
    },
    amountColumn({ id: 'amount', header: text('admin.column.amount') }, ({ amount }) => amount),
    {
      id: 'bank',
      header: text('admin.withdrawals.to'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ bank_name, book_number }) => `${bank_name} ${book_number}`,
    },
    {
      id: 'risks',
      header: text('admin.column.risks'),
      sortable: false,
      value: ({ risks }) => risks.map(({ rule }) => text(`admin.risk.${rule}`)).join(', '),
      cell: ({ risks }) => <RiskBadges risks={risks} />,
    },
    statusColumn({ id: 'status', header: text('admin.list.status') }, ({ status }) => ({
      label: text(statusMeta[status].label),
      tone: statusMeta[status].tone,
    })),
  ]
}
