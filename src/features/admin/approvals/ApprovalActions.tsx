import type { Approval } from '#contract/admin/system'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useMay } from '../api/adminSession'
import { useApprovalQuery, useDecideApprovalMutation } from '../api/moneyCalls'
import { DecisionDialog } from '../decision/DecisionDialog'
import { AskAbout, type RowQuestion } from '../list/RowQuestion'
import { ApprovalFacts } from './ApprovalFacts'
import { DecidedByOther } from './DecidedByOther'
import { WithdrawDialog } from './WithdrawDialog'

export interface Deciding {
  row: Approval
  decision: 'approve' | 'reject' | 'withdraw'
}

interface ApprovalActionsProps {
  row: Approval
  deciding: RowQuestion<Deciding>
}

/**
 * Approve and reject buttons for a second person. Staff who cannot approve read why; they can still reject.
 * The colleague who asked can withdraw the request.
 */
export function ApprovalActions({ row, deciding }: ApprovalActionsProps) {
  const text = useText()
  const format = useFormat()
  const may = useMay()
  const { block, blockedUntil, askedByName } = row
  if (block === 'asked') {
    return (
      <>
        <small>{text('adminSite.approvals.ownRequest')}</small>
        <AskAbout
          about={{ row, decision: 'withdraw' as const }}
          question={deciding}
          label={text('adminSite.approvals.withdraw')}
        />
      </>
    )
  }
  if (!may('approval.decide')) return null
  const decisions = block === null ? (['reject', 'approve'] as const) : (['reject'] as const)
  return (
    <>
      {block === 'target' && <small>{text('adminSite.approvals.ownAccount')}</small>}
      {block === 'linked' && (
        <small>
          {text('adminSite.approvals.linked', {
            name: askedByName,
            time: blockedUntil === null ? '' : format.dateTime(blockedUntil),
          })}
        </small>
      )}
      {decisions.map((decision) => (
        <AskAbout
          key={decision}
          about={{ row, decision }}
          question={deciding}
          label={text(`admin.decision.${decision}`)}
          color="primary"
        />
      ))}
    </>
  )
}

interface ApprovalDialogProps extends Deciding {
  onClose: () => void
}

export function ApprovalDialog({ row, decision, onClose }: ApprovalDialogProps) {
  return decision === 'withdraw' ? (
    <WithdrawDialog row={row} onClose={onClose} />
  ) : (
    <SecondPersonDialog row={row} decision={decision} onClose={onClose} />
  )
}

interface SecondPersonDialogProps extends ApprovalDialogProps {
  decision: 'approve' | 'reject'
}

function SecondPersonDialog({ row, decision, onClose }: SecondPersonDialogProps) {
  const text = useText()
  const [decide] = useDecideApprovalMutation()
  const current = useApprovalQuery(row.approvalId).data?.value ?? row
  return (
    <DecisionDialog
      title={text(`adminPeople.guarded.${row.kind}`)}
      about={`${decision}:${row.approvalId}`}
      summary={
        <>
          <ApprovalFacts row={row} />
          <DecidedByOther row={current} />
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
