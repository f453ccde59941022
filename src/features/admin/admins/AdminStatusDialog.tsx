import { useState } from 'react'
import { canApprove } from '#contract/admin/guarded'
import type { AdminRow } from '#contract/admin/system'
import { DataText } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { useSetAdminStatusMutation } from '../api/peopleCalls'
import { DecisionDialog } from '../decision/DecisionDialog'

/** Disables a staff account at once, or enables it again. */
export function AdminStatusDialog({ row, onClose }: { row: AdminRow; onClose: () => void }) {
  const text = useText()
  const [setStatus] = useSetAdminStatusMutation()
  // The status when the dialog opened: a colleague's change must not reverse the question.
  const [isActive] = useState(row.status === 'active')
  const label = text(`adminPeople.admins.${isActive ? 'disable' : 'enable'}`)
  const loosens = isActive && !canApprove(row.role) ? [] : ['status']
  return (
    <DecisionDialog
      title={label}
      about={`${isActive ? 'disable' : 'enable'}:${row.adminID}`}
      summary={
        <p>
          <strong>
            <DataText>{row.name}</DataText>
          </strong>
          <br />
          {text(`adminPeople.admins.${isActive ? 'disable' : 'enable'}Summary`)}
        </p>
      }
      confirmLabel={label}
      destructive={isActive}
      asks={reason}
      reasonReader="staff"
      weight={{ limit: null, loosens, account: row.adminID }}
      send={({ reason: given = '', ...input }) =>
        setStatus({
          ...input,
          adminID: row.adminID,
          status: isActive ? 'disabled' : 'active',
          reason: given,
        })
      }
      done={text('adminPeople.done.admin')}
      onClose={onClose}
    />
  )
}

const reason = ['reason'] as const
