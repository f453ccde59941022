import { Suspense, useMemo } from 'react'
import { guardedKinds } from '#contract/admin/guarded'
import { type Approval, approvalStatuses } from '#contract/admin/system'
import { adminPaths } from '#lib/paths/admin'
import { DataText } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { StatusChip } from '#ui/display/StatusChip'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { Page } from '#ui/page/Page'
import type { Column } from '#ui/table/useTableState'
import { useMay } from '../api/adminSession'
import { readApprovals, useApprovalsQuery } from '../api/moneyCalls'
import { useChangeText } from '../audit/changeText'
import { AdminList } from '../list/AdminList'
import { amountColumn, momentColumn } from '../list/columns'
import { choiceFilter, type ListFilter, useListState } from '../list/listState'
import { type RowQuestion, useRowQuestion } from '../list/RowQuestion'
import { SheetLink, useRowSheet } from '../list/SheetLink'
import { approvalTones } from '../list/tones'
import { ApprovalActions, ApprovalDialog, type Deciding } from './ApprovalActions'
import { useTargetName } from './targetName'

const ApprovalSheet = lazyWithPreload(() =>
  import('./ApprovalSheet').then((module) => module.ApprovalSheet),
)

/** Requests that need a second person: target, exact changes, possible cost, and requester. */
export function ApprovalsPage() {
  const text = useText()
  const format = useFormat()
  const may = useMay()
  const { id } = useRowSheet(adminPaths.approval)
  const columns = useColumns(text, format)
  const filters = useMemo(() => filtersOf(text), [text])
  const state = useListState({ columns, filters, byDay: true })
  const result = useApprovalsQuery(state.query)
  const deciding = useRowQuestion<Deciding>()
  return (
    <Page title={text('admin.menu.approvals')}>
      <AdminList
        id="approvals"
        label={text('admin.menu.approvals')}
        call="approvals"
        rowsOf={readApprovals}
        state={state}
        result={result}
        columns={columns}
        keyOf={keyOf}
        nameOf={keyOf}
        defaultSort={newestFirst}
        rowActions={may('approval.decide') ? decideBy(deciding) : undefined}
        emptyMessage={text('adminSite.approvals.none')}
      />
      <Suspense>
        {id !== undefined && <ApprovalSheet key={id} id={id} deciding={deciding} />}
      </Suspense>
      {deciding.asked && <ApprovalDialog {...deciding.asked} onClose={deciding.close} />}
    </Page>
  )
}

const decideBy = (deciding: RowQuestion<Deciding>) => (row: Approval) =>
  row.status === 'pending' && <ApprovalActions row={row} deciding={deciding} />

const newestFirst = { by: 'createdAt', descending: true }
const keyOf = ({ approvalId }: Approval) => approvalId

function filtersOf(text: Text): ListFilter[] {
  return [
    {
      id: 'status',
      label: text('admin.list.status'),
      options: [
        ...approvalStatuses.map((status) => ({
          value: status,
          label: text(`adminSite.approvals.status.${status}`),
        })),
        { value: 'all', label: text('table.any') },
      ],
    },
    choiceFilter(text, {
      id: 'kind',
      label: text('adminPeople.guarded'),
      values: guardedKinds,
      labelOf: (kind) => text(`adminPeople.guarded.${kind}`),
    }),
  ]
}

function useColumns(text: Text, format: Formats): Column<Approval>[] {
  const changeText = useChangeText()
  const targetName = useTargetName()
  return useMemo(
    () => [
      {
        id: 'kind',
        header: text('adminPeople.guarded'),
        sortable: false,
        value: ({ kind }) => text(`adminPeople.guarded.${kind}`),
        cell: ({ kind, approvalId }) => (
          <SheetLink path={adminPaths.approval} id={approvalId}>
            {text(`adminPeople.guarded.${kind}`)}
          </SheetLink>
        ),
      },
      {
        id: 'target',
        header: text('adminPeople.target'),
        sortable: false,
        value: targetName,
      },
      {
        id: 'change',
        header: text('admin.approvals.changes'),
        sortable: false,
        value: changeText,
      },
      {
        ...amountColumn<Approval>(
          { id: 'cost', header: text('adminSite.approvals.cost'), sortable: false },
          ({ cost }) => cost,
        ),
        cell: ({ cost, isUnbounded }) =>
          isUnbounded ? text('adminSite.approvals.unbounded') : <Money amount={cost} />,
      },
      {
        id: 'askedBy',
        header: text('adminSite.approvals.by'),
        sortable: false,
        value: ({ askedByName }) => askedByName,
      },
      momentColumn(
        { id: 'createdAt', header: text('admin.column.time') },
        format,
        ({ createdAt }) => createdAt,
      ),
      {
        id: 'status',
        header: text('admin.list.status'),
        sortable: false,
        value: ({ status, decidedByName }) =>
          [text(`adminSite.approvals.status.${status}`), decidedByName].filter(Boolean).join(' · '),
        cell: ({ status, decidedByName }) => (
          <>
            <StatusChip
              label={text(`adminSite.approvals.status.${status}`)}
              tone={approvalTones[status]}
            />{' '}
            {decidedByName !== null && <DataText>{decidedByName}</DataText>}
          </>
        ),
      },
    ],
    [text, format, changeText, targetName],
  )
}
