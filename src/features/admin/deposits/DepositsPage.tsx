import Button from '@mui/material/Button'
import { Suspense, useMemo, useState } from 'react'
import { useOnline } from '#api/client/refetch'
import {
  type AdminDeposit,
  depositAmount,
  mostAtOnce,
  waitingDeposits,
  waitsSince,
} from '#contract/admin/money'
import { moneyMeanings } from '#contract/admin/search'
import { depositStatuses } from '#contract/wallet/wallet'
import { adminPaths } from '#lib/paths/admin'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { statusMeta } from '#ui/money/statusMeta'
import { Page } from '#ui/page/Page'
import type { Column } from '#ui/table/useTableState'
import { NewRowsMenu } from '../alerts/NewRowsMenu'
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
import { choiceFilter, type ListFilter, useListState } from '../list/listState'
import { useRowSheet } from '../list/SheetLink'
import { stepsColumn } from '../list/Steps'
import { useBankFilter } from '../list/useBankFilter'
import { focusRow } from '../list/useQueueKeys'
import { HeldBar } from '../queue/HeldBar'
import { useQueueOrder, withHeld } from '../queue/queueList'
import { useSendOnLeave } from '../queue/useHold'
import { useQueueFlow } from '../queue/useQueueFlow'
import { BehindFigure, useBehind } from '../reports/Behind'
import { useMeaningWords } from '../search/useMeaningWords'

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
  useSendOnLeave()
  const columns = useMemo(() => columnsOf(text, format), [text, format])
  const onlyInFile = useMemo(() => [stepsColumn<AdminDeposit>(text)], [text])
  const bankFilter = useBankFilter()
  const filters = useMemo(
    () => [...filtersOf(text, format), bankFilter],
    [text, format, bankFilter],
  )
  const fixed = useBehind()
  const listed = useListState({ columns, filters, byDay: true, fixed })
  const { state, defaultSort, isQueue } = useQueueOrder(listed)
  const result = useDepositsQuery(state.query)
  const describeSearch = useMeaningWords(moneyMeanings)
  const mayDecide = may('deposit.decide')
  const answer = (result.currentData ?? result.data)?.value
  const flow = useQueueFlow({
    path: adminPaths.deposit,
    listPath: adminPaths.deposits,
    ids: answer?.data.map(keyOf) ?? [],
    total: answer?.total ?? 0,
    id,
  })
  const [approving, setApproving] = useState<Approving | null>(null)
  return (
    <Page
      title={text('admin.menu.deposits')}
      actions={
        <>
          <AutomaticSwitch />
          <NewRowsMenu />
        </>
      }
    >
      <BehindFigure path={adminPaths.deposits} />
      <AdminList
        id="deposits"
        label={text('admin.menu.deposits')}
        call="deposits"
        rowsOf={readDeposits}
        describeSearch={describeSearch}
        state={state}
        result={result}
        columns={columns}
        onlyInFile={onlyInFile}
        keyOf={keyOf}
        nameOf={playerName}
        defaultSort={defaultSort}
        bulkActions={mayDecide ? approveBy(setApproving) : undefined}
        keys={mayDecide ? { a: openFor('approve'), r: openFor('reject') } : undefined}
        emptyMessage={text(isQueue ? 'admin.deposits.noneWaiting' : 'admin.deposits.none')}
      />
      {id === undefined && (
        <HeldBar
          queue="deposit"
          isEmpty={flow.isEmpty}
          onUndone={(one) => focusRow(one.id)}
          onOpen={(one) => flow.open(one.id, one.decision)}
        />
      )}
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
      <Suspense>{id !== undefined && <DepositSheet id={id} flow={flow} />}</Suspense>
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
    {
      ...referenceColumn(text, { id: 'depositId', path: adminPaths.deposit }, keyOf),
      onCard: 'line',
    },
    momentColumn(
      { id: 'createdAt', header: text('admin.column.time') },
      format,
      ({ createdAt }) => createdAt,
    ),
    { ...playerColumn(text), onCard: 'title' },
    amountColumn(
      { id: 'amount', header: text('admin.column.amount'), onCard: 'end' },
      depositAmount,
    ),
    { ...waitingColumn<AdminDeposit>(text, waitsSince), onCard: 'line' },
    {
      id: 'bank',
      header: text('admin.column.account'),
      sortable: false,
      hideBelow: 'lg',
      onCard: 'line',
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
    { ...withHeld(paymentStatusColumn(text), keyOf), onCard: 'line' },
    {
      id: 'decidedBy',
      header: text('admin.column.decidedBy'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ decidedBy }) => decidedBy,
    },
  ]
}
