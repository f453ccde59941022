import type { Approval } from '#contract/admin/system'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'
import { useWithdrawApprovalMutation } from '../api/moneyCalls'
import { DecisionDialog } from '../decision/DecisionDialog'
import { useDraftOver } from '../form/draft'
import { ApprovalFacts } from './ApprovalFacts'

const empty = { why: '' }

/** Withdraws one's own request before a colleague decides it. */
export function WithdrawDialog({ row, onClose }: { row: Approval; onClose: () => void }) {
  const text = useText()
  const [withdraw] = useWithdrawApprovalMutation()
  const about = `withdraw:${row.approvalId}`
  const { valueOf, change } = useDraftOver(about, empty)
  const reason = valueOf('why').trim()
  return (
    <DecisionDialog
      title={text(`adminPeople.guarded.${row.kind}`)}
      about={about}
      summary={
        <>
          <ApprovalFacts row={row} />
          <p>{text('adminSite.approvals.withdrawMeans')}</p>
          <Field
            label={text('adminSite.approvals.withdrawReason')}
            name="why"
            multiline
            minRows={2}
            maxLength={500}
            value={valueOf('why')}
            onChange={change('why')}
          />
        </>
      }
      confirmLabel={text('adminSite.approvals.withdraw')}
      destructive
      focusesConfirm={false}
      send={({ requestId }) =>
        withdraw({
          requestId,
          approvalId: row.approvalId,
          ...(reason !== '' && { reason }),
        })
      }
      done={text('adminSite.approvals.done.withdraw')}
      onClose={onClose}
    />
  )
}
