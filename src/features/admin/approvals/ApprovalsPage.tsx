import { useCallback, useMemo } from 'react'
import type { Approval } from '#contract/admin/system'
import { DataText, SentenceWithData } from '#ui/display/DataText'
import { StatusChip, type StatusTone } from '#ui/display/StatusChip'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import type { Column } from '#ui/table/useTableState'
import { useMay, useStaffSession } from '../api/adminSession'
import { readApprovals, useApprovalsQuery, useDecideApprovalMutation } from '../api/moneyCalls'
import { useChangeText } from '../audit/changeText'
import { DecisionDialog } from '../decision/DecisionDialog'
import { AdminList } from '../list/AdminList'
import { momentColumn } from '../list/columns'
import { type ListFilter, useListState } from '../list/listState'
import { AskAbout, type RowQuestion, useRowQuestion } from '../list/RowQuestion'

/** What needs a second person: who asked, why, what exactly changes. */
export function ApprovalsPage() {
  const text = useText()
  const format = useFormat()
  const may = useMay()
  const changeOf = useApprovalChange()
  const columns = useMemo(() => columnsOf(text, format, changeOf), [text, format, changeOf])
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
      {deciding.asked && <ApprovalDialog {...deciding.asked} onClose={deciding.close} />}
    </Page>
  )
}

const decideBy = (deciding: RowQuestion<Deciding>) => (row: Approval) =>
  row.status === 'pending' && <ApprovalActions row={row} deciding={deciding} />

interface Deciding {
  row: Approval
  decision: 'approve' | 'reject'
}

interface ApprovalActionsProps {
  row: Approval
  deciding: RowQuestion<Deciding>
}

/** Yes or no, for everybody but who asked. */
function ApprovalActions({ row, deciding }: ApprovalActionsProps) {
  const text = useText()
  const staff = useStaffSession()
  if (row.askedBy === staff?.adminID) return <small>{text('adminSite.approvals.ownRequest')}</small>
  return (['reject', 'approve'] as const).map((decision) => (
    <AskAbout
      key={decision}
      about={{ row, decision }}
      question={deciding}
      label={text(`admin.decision.${decision}`)}
      color="primary"
    />
  ))
}

interface ApprovalDialogProps extends Deciding {
  onClose: () => void
}

function ApprovalDialog({ row, decision, onClose }: ApprovalDialogProps) {
  const text = useText()
  const changeOf = useApprovalChange()
  const [decide] = useDecideApprovalMutation()
  return (
    <DecisionDialog
      title={text(`adminSite.approvals.kind.${row.kind}`)}
      about={`${decision}:${row.approvalId}`}
      summary={
        <>
          <p>
            <SentenceWithData>{changeOf(row)}</SentenceWithData>
          </p>
          <p>
            <SentenceWithData>
              {text('adminSite.approvals.askedBy', { name: row.askedByName })}
            </SentenceWithData>
            {row.reason !== null && (
              <>
                {' '}
                · <DataText>{row.reason}</DataText>
              </>
            )}
          </p>
        </>
      }
      confirmLabel={text(`admin.decision.${decision}`)}
      destructive={decision === 'reject'}
      asks={decision === 'reject' ? ['reason'] : ['password']}
      reasonReader="staff"
      send={(input) => decide({ ...input, approvalId: row.approvalId, decision })}
      done={text(`adminSite.approvals.done.${decision}`)}
      onClose={onClose}
    />
  )
}

const newestFirst = { by: 'createdAt', descending: true }
const keyOf = ({ approvalId }: Approval) => approvalId

type ChangeOf = (row: Approval) => string

/** What exactly would change, in words. */
function useApprovalChange(): ChangeOf {
  const text = useText()
  const changeText = useChangeText()
  return useCallback(
    (row: Approval) =>
      text('adminSite.approvals.change', { target: nameOfTarget(row), change: changeText(row) }),
    [text, changeText],
  )
}

/** The staff are known by their names, everything else by its id. */
function nameOfTarget({ targetId, after }: Approval): string {
  const username = after?.['username']
  return typeof username === 'string' ? username : targetId
}

function filtersOf(text: Text): ListFilter[] {
  return [
    {
      id: 'status',
      label: text('admin.list.status'),
      options: [
        ...(['pending', 'approved', 'rejected'] as const).map((status) => ({
          value: status,
          label: text(`adminSite.approvals.status.${status}`),
        })),
        { value: 'all', label: text('table.any') },
      ],
    },
  ]
}

const tones: Readonly<Record<Approval['status'], StatusTone>> = {
  pending: 'info',
  approved: 'success',
  rejected: 'error',
}

function columnsOf(text: Text, format: Formats, changeOf: ChangeOf): Column<Approval>[] {
  return [
    {
      id: 'kind',
      header: text('adminSite.approvals.what'),
      sortable: false,
      value: ({ kind }) => text(`adminSite.approvals.kind.${kind}`),
    },
    {
      id: 'change',
      header: text('admin.approvals.changes'),
      sortable: false,
      value: changeOf,
    },
    {
      id: 'reason',
      header: text('admin.column.reason'),
      sortable: false,
      value: ({ reason }) => reason,
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
          <StatusChip label={text(`adminSite.approvals.status.${status}`)} tone={tones[status]} />{' '}
          {decidedByName !== null && <DataText>{decidedByName}</DataText>}
        </>
      ),
    },
  ]
}
