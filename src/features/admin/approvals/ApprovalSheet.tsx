import type { Approval } from '#contract/admin/system'
import { adminPaths } from '#lib/paths/admin'
import { StatusChip } from '#ui/display/StatusChip'
import { useText } from '#ui/intl/useText'
import { useApprovalQuery } from '../api/moneyCalls'
import { OneRow } from '../list/OneRow'
import type { RowQuestion } from '../list/RowQuestion'
import { RowSheet, SheetButtons } from '../list/RowSheet'
import { approvalTones } from '../list/tones'
import { ApprovalActions, type Deciding } from './ApprovalActions'
import { ApprovalFacts } from './ApprovalFacts'
import { DecidedByOther } from './DecidedByOther'

interface ApprovalSheetProps {
  id: string
  deciding: RowQuestion<Deciding>
}

/** One request at its own address, so that the link can be sent to the second person. */
export function ApprovalSheet({ id, deciding }: ApprovalSheetProps) {
  const text = useText()
  const approval = useApprovalQuery(id)
  return (
    <RowSheet title={text('adminSite.approvals.one', { id })} listPath={adminPaths.approvals}>
      <OneRow result={approval} lines={8}>
        {(row) => <Request row={row} deciding={deciding} />}
      </OneRow>
    </RowSheet>
  )
}

function Request({ row, deciding }: { row: Approval; deciding: RowQuestion<Deciding> }) {
  const text = useText()
  return (
    <>
      <p>
        <strong>{text(`adminPeople.guarded.${row.kind}`)}</strong>{' '}
        <StatusChip
          label={text(`adminSite.approvals.status.${row.status}`)}
          tone={approvalTones[row.status]}
        />
      </p>
      <ApprovalFacts row={row} />
      <DecidedByOther row={row} />
      {row.status === 'pending' && (
        <SheetButtons>
          <ApprovalActions row={row} deciding={deciding} />
        </SheetButtons>
      )}
    </>
  )
}
