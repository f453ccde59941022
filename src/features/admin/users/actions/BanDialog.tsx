import { useState } from 'react'
import { DataText } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { useSetPlayerStatusMutation } from '../../api/peopleCalls'
import { DecisionDialog } from '../../decision/DecisionDialog'
import type { PlayerDialogProps } from './playerDialog'

/** Bans a player, or lifts the ban. */
export function BanDialog({ player, onClose }: PlayerDialogProps) {
  const text = useText()
  const [setStatus] = useSetPlayerStatusMutation()
  // The status when the dialog opened: a colleague's change must not reverse the question.
  const [{ userId, status, name, username }] = useState(player)
  const decision = status === 'banned' ? 'unban' : 'ban'
  return (
    <DecisionDialog
      title={text(`adminPeople.do.${decision}`)}
      about={`${decision}:${userId}`}
      summary={
        <p>
          <strong>
            <DataText>{name}</DataText> · <bdi>{username}</bdi>
          </strong>
          <br />
          {text(`adminPeople.${decision}Summary`)}
        </p>
      }
      confirmLabel={text(`adminPeople.do.${decision}`)}
      destructive={decision === 'ban'}
      asks={reason}
      reasonReader="staff"
      send={(input) =>
        setStatus({ ...input, reason: input.reason ?? '', userId, decision, status })
      }
      done={text(`adminPeople.done.${decision}`)}
      onClose={onClose}
    />
  )
}

const reason = ['reason'] as const
