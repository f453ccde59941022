import Button from '@mui/material/Button'
import { Suspense, useMemo, useState } from 'react'
import { useOnline } from '#api/client/refetch'
import {
  type AdminDeposit,
  depositAmount,
  mostAtOnce,
  waitingDeposits,
} from '#contract/admin/money'
import { depositStatuses } from '#contract/wallet/wallet'
import { adminPaths } from '#lib/paths/admin'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { statusMeta } from '#ui/money/statusMeta'
import { Page } from '#ui/page/Page'
import type { Column } from '#ui/table/useTableState'
import { useMay } from '../api/adminSession'
import { readDeposits, useDepositsQuery } from '../api/moneyCalls'
import { AutomaticSwitch } from '../layout/AutomaticSwitch'
import { AdminList } from '../list/AdminList'
import { amountFilter } from '../list/amountFilter'
import {
  amountColumn,
  momentColumn,
  paymentStatusColumn,
  playerColumn,
  playerName,
  referenceColumn,
  waitingColumn,
} from '../list/columns'
import { choiceFilter, type ListFilter, newestFirst, useListState } from '../list/listState'
import { useRowSheet } from '../list/SheetLink'
import { stepsColumn } from '../list/Steps'
import { useBankFilter } from '../list/useBankFilter'
import { BehindFigure, useBehind } from '../reports/Behind'

const DepositSheet = lazyWithPreload(() =>
  import('./DepositSheet').then((module) => module.DepositSheet),
)

const BulkApprove = lazyWithPreload(() =>
  import('./BulkApprove').then((module) => module.BulkApprove),
)

/** The queue of deposits: by default those waiting for staff; filters show the rest. */
export function DepositsPage() {
  const text = useText()
  const format = useFormat()
  const may = useMay()
  const { id, openFor } = useRowSheet(adminPaths.deposit)
  const columns = useMemo(() => columnsOf(text, format), [text, format])
  const onlyInFile = useMemo(() => [stepsColumn<AdminDeposit>(text)], [text])
  const bankFilter = useBankFilter()
  const filters = useMemo(
    () => [...filtersOf(text, format), bankFilter],
    [text, format, bankFilter],
  )
  const fixed = useBehind()
  const state = useListState({ columns, filters, byDay: true, fixed })
  const result = useDepositsQuery(state.query)
  const mayDecide = may('deposit.decide')
  const [approving, setApproving] = useState<Approving | null>(null)
  return (
    <Page title={text('admin.menu.deposits')} actions={<AutomaticSwitch />}>
      <BehindFigure path={adminPaths.deposits} />
      <AdminList
        id="deposits"
        label={text('admin.menu.deposits')}
        call="deposits"
        rowsOf={readDeposits}
        state={state}
        result={result}
        columns={columns}
        onlyInFile={onlyInFile}
        keyOf={keyOf}
        nameOf={playerName}
        defaultSort={newestFirst}
        bulkActions={mayDecide ? approveBy(setApproving) : undefined}
        keys={mayDecide ? { a: openFor('approve'), r: openFor('reject') } : undefined}
        emptyMessage={text('admin.deposits.none')}
      />
      <Suspense>
        {approving && (
          <BulkApprove
            rows={approving.rows}
            onClose={(begun) => {
              if (begun) approving.clear()
              setApproving(null)
            }}
          />
        )}
      </Suspense>
      <Suspense>{id !== undefined && <DepositSheet key={id} id={id} />}</Suspense>
    </Page>
  )
}

/** The selection when approval was requested, because the rows leave the queue one by one. */
interface Approving {
  rows: readonly AdminDeposit[]
  clear: () => void
}

const approveBy =
  (ask: (approving: Approving) => void) => (rows: readonly AdminDeposit[], clear: () => void) => (
    <ApproveSelected count={rows.length} onPress={() => ask({ rows, clear })} />
  )

function ApproveSelected({ count, onPress }: { count: number; onPress: () => void }) {
  const text = useText()
  const isOnline = useOnline()
  const areTooMany = count > mostAtOnce
  return (
    <>
      {areTooMany && <span>{text('admin.deposits.bulkMost', { most: mostAtOnce })}</span>}
      <Button variant="contained" size="small" disabled={!isOnline || areTooMany} onClick={onPress}>
        {text('admin.decision.approve')}
      </Button>
    </>
  )
}

const keyOf = ({ depositId }: AdminDeposit) => depositId

function filtersOf(text: Text, format: Formats): ListFilter[] {
  return [
    choiceFilter(text, {
      id: 'status',
      label: text('admin.list.status'),
      first: { value: waitingDeposits.join(','), label: text('admin.deposits.waiting') },
      values: depositStatuses,
      labelOf: (status) => text(statusMeta[status].label),
    }),
    amountFilter(text, format),
  ]
}

function columnsOf(text: Text, format: Formats): Column<AdminDeposit>[] {
  return [
    referenceColumn(text, { id: 'depositId', path: adminPaths.deposit }, keyOf),
    momentColumn(
      { id: 'createdAt', header: text('admin.column.time') },
      format,
      ({ createdAt }) => createdAt,
    ),
    playerColumn(text),
    amountColumn({ id: 'amount', header: text('admin.column.amount') }, depositAmount),
    waitingColumn(text, ({ status, submittedAt, createdAt }) =>
      waitingDeposits.some((waiting) => waiting === status) ? (submittedAt ?? createdAt) : null,
    ),
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
    paymentStatusColumn(text),
    {
      id: 'decidedBy',
      header: text('admin.column.decidedBy'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ decidedBy }) => decidedBy,
    },
  ]
}
