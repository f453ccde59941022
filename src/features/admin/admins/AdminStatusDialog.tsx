import { useState } from 'react'
import { canApprove } from '#contract/admin/guarded'
import type { AdminRow } from '#contract/admin/system'
import { DataText } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { useSetAdminStatusMutation } from '../api/peopleCalls'
import { DecisionDialog } from '../decision/DecisionDialog'

/** Keeps one of the staff out, at once, or lets them in again. */
export function AdminStatusDialog({ row, onClose }: { row: AdminRow; onClose: () => void }) {
  const text = useText()
  const [setStatus] = useSetAdminStatusMutation()
  // As it was when it was asked about: what somebody else does meanwhile must not turn the question round.
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
