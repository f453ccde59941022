import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ComponentType, useState } from 'react'
import { useOnline } from '#api/client/refetch'
import type { Permission } from '#contract/admin/access'
import type { AdminPlayerPage } from '#contract/admin/people'
import { useText } from '#ui/intl/useText'
import { useMay } from '../../api/adminSession'
import { AdjustDialog } from './AdjustDialog'
import { BanDialog } from './BanDialog'
import { BankDialog } from './BankDialog'
import { CaseDialog } from './CaseDialog'
import { NoteDialog } from './NoteDialog'
import { PasswordDialog } from './PasswordDialog'
import type { PlayerDialogProps } from './playerDialog'
import { TagsDialog } from './TagsDialog'

interface Action {
  name: 'case' | 'note' | 'tags' | 'adjust' | 'bank' | 'password' | 'ban' | 'unban'
  needs: Permission
  Dialog: ComponentType<PlayerDialogProps>
}

/** Staff actions on a player, each with its own dialog. */
export function PlayerActions({ player }: { player: AdminPlayerPage }) {
  const text = useText()
  const may = useMay()
  const isOnline = useOnline()
  // The dialog stays open even if the player's status changes, because it must show the result of the request.
  const [open, setOpen] = useState<Action | null>(null)
  const shown = actionsOf(player).filter(({ needs }) => may(needs))
  return (
    <Buttons>
      {shown.map((action) => (
        <Button
          key={action.name}
          variant="outlined"
          color={action.name === 'ban' ? 'error' : 'primary'}
          disabled={!isOnline}
          onClick={() => setOpen(action)}
        >
          {text(`adminPeople.do.${action.name}`)}
        </Button>
      ))}
      {open && <open.Dialog player={player} onClose={() => setOpen(null)} />}
    </Buttons>
  )
}

function actionsOf({ status }: AdminPlayerPage): Action[] {
  return [
    { name: 'case', needs: 'case.edit', Dialog: CaseDialog },
    { name: 'note', needs: 'user.note', Dialog: NoteDialog },
    { name: 'tags', needs: 'user.note', Dialog: TagsDialog },
    { name: 'adjust', needs: 'credit.adjust', Dialog: AdjustDialog },
    { name: 'bank', needs: 'user.edit', Dialog: BankDialog },
    { name: 'password', needs: 'user.edit', Dialog: PasswordDialog },
    { name: status === 'banned' ? 'unban' : 'ban', needs: 'user.edit', Dialog: BanDialog },
  ]
}

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
