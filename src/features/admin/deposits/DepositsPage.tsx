import { Suspense, useMemo } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { type AdminDeposit, waitingDeposits } from '#contract/admin/money'
import { depositStatuses } from '#contract/wallet/history'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { statusMeta } from '#ui/money/statusMeta'
import { Page } from '#ui/page/Page'
import type { Column } from '#ui/table/column'
import { useMay } from '../api/adminSession'
import { readDeposits, useDepositsQuery } from '../api/moneyCalls'
import { AutomaticSwitch } from '../layout/AutomaticSwitch'
import { AdminList } from '../list/AdminList'
import { amountColumn, momentColumn, statusColumn } from '../list/columns'
import { type ListFilter, useListState } from '../list/listState'
import { SheetLink } from '../list/SheetLink'
import { BulkApprove } from './BulkApprove'

const DepositSheet = lazyWithPreload(() =>
  import('./DepositSheet').then((module) => module.DepositSheet),
)

/** The queue of deposits: what waits for staff comes first, the rest by filter. */
export function DepositsPage() {
  const text = useText()
  const format = useFormat()
  const may = useMay()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const id = matchPath(adminPaths.deposit, pathname)?.params.id
  const columns = useMemo(() => columnsOf(text, format), [text, format])
  const filters = useMemo(() => filtersOf(text), [text])
  const state = useListState({ filters, byDay: true })
  const result = useDepositsQuery(state.query)
  const mayDecide = may('deposit.decide')
  const open = (decision: string) => (key: string) =>
    void navigate(`${pathOf(adminPaths.deposit, key)}${search}`, {
      state: { fromList: true, decision },
    })
  return (
    <Page title={text('admin.menu.deposits')} actions={<AutomaticSwitch />}>
      <AdminList
        id="deposits"
        label={text('admin.menu.deposits')}
        call="deposits"
        rowsOf={readDeposits}
        state={state}
        result={result}
        columns={columns}
        keyOf={keyOf}
        nameOf={nameOf}
        defaultSort={newestFirst}
        bulkActions={mayDecide ? approveSelected : undefined}
        keys={mayDecide ? { a: open('approve'), r: open('reject') } : undefined}
        emptyMessage={text('admin.deposits.none')}
      />
      <Suspense>{id !== undefined && <DepositSheet key={id} id={id} />}</Suspense>
    </Page>
  )
}

const approveSelected = (rows: readonly AdminDeposit[], clear: () => void) => (
  <BulkApprove rows={rows} onDone={clear} />
)
const newestFirst = { by: 'createdAt', descending: true }
const keyOf = ({ depositId }: AdminDeposit) => depositId
const nameOf = ({ name, username }: AdminDeposit) => name || username

function filtersOf(text: Text): ListFilter[] {
  return [
    {
      id: 'status',
      label: text('admin.list.status'),
      options: [
        { value: waitingDeposits.join(','), label: text('admin.deposits.waiting') },
        { value: 'all', label: text('table.any') },
        ...depositStatuses.map((status) => ({
          value: status,
          label: text(statusMeta[status].label),
        })),
      ],
    },
  ]
}

function columnsOf(text: Text, format: Formats): Column<AdminDeposit>[] {
  return [
    {
      id: 'depositId',
      header: text('admin.column.reference'),
      sortable: false,
      value: ({ depositId }) => depositId,
      cell: ({ depositId }) => (
        <SheetLink path={adminPaths.deposit} id={depositId}>
          {depositId}
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
      header: text('admin.column.account'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ bank_name }) => bank_name,
    },
    {
      id: 'promotion',
      header: text('admin.column.promotion'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ PromotionName }) => PromotionName,
    },
    {
      id: 'slip',
      header: text('admin.column.slip'),
      sortable: false,
      value: ({ hasSlip }) => (hasSlip ? text('admin.deposits.slip') : null),
    },
    statusColumn({ id: 'status', header: text('admin.list.status') }, ({ status }) => ({
      label: text(statusMeta[status].label),
      tone: statusMeta[status].tone,
    })),
    {
      id: 'decidedBy',
      header: text('admin.column.decidedBy'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ decidedBy }) => decidedBy,
    },
  ]
}
