import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import { type ReactNode, useState } from 'react'
import type { MailFolder } from '#contract/mail/mail'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { FlagIcon, TrashIcon } from '#ui/icons/actions'
import { StarIcon } from '#ui/icons/controls'
import { ArchiveIcon, BlockIcon, InboxIcon, RestoreIcon } from '#ui/icons/mail'
import { useText } from '#ui/intl/useText'
import type { MailActions } from '../actions/useMailActions'

interface ThrowingToolsProps {
  ids: readonly string[]
  /** Where they are; `null` when they are in several folders. */
  folder: MailFolder | null
  actions: MailActions
  /** These leave where they are. */
  onGone: (ids: readonly string[]) => void
}

/** The buttons that move mails to the archive, to spam and trash, back, and out of the trash for good. */
export function ThrowingTools({ ids, folder, actions, onGone }: ThrowingToolsProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const move = (to: 'inbox' | 'archive' | 'spam' | 'trash') => () => {
    if (folder === 'draft') actions.discard(ids)
    else actions.move(ids, to)
    onGone(ids)
  }
  const isThrownAway = folder === 'spam' || folder === 'trash'
  return (
    <>
      {(folder === 'inbox' || folder === null) && (
        <Tool label={text('mail.toArchive')} onClick={move('archive')}>
          <ArchiveIcon size={20} />
        </Tool>
      )}
      {folder === 'archive' && (
        <Tool label={text('mail.toInbox')} onClick={move('inbox')}>
          <InboxIcon size={20} />
        </Tool>
      )}
      {isThrownAway && (
        <Tool
          label={text(folder === 'spam' ? 'mail.notSpam' : 'mail.restore')}
          onClick={move('inbox')}
        >
          <RestoreIcon size={20} />
        </Tool>
      )}
      {!isThrownAway && folder !== 'draft' && (
        <Tool label={text('mail.toSpam')} onClick={move('spam')}>
          <BlockIcon size={20} />
        </Tool>
      )}
      <Tool
        label={text(folder === 'trash' ? 'mail.remove' : 'mail.toTrash')}
        onClick={folder === 'trash' ? () => setAsking(true) : move('trash')}
      >
        <TrashIcon size={20} />
      </Tool>
      {isAsking && (
        <LazyConfirmDialog
          open
          title={text('mail.removeTitle', { count: ids.length })}
          confirmLabel={text('mail.remove')}
          destructive
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            actions.remove(ids)
            onGone(ids)
          }}
        >
          {text('mail.removeSure')}
        </LazyConfirmDialog>
      )}
    </>
  )
}

interface ToolProps {
  label: string
  onClick: () => void
  /** While it is busy: a press does nothing. */
  disabled?: boolean
  children: ReactNode
}

/** A button of a toolbar: an icon, its words on hovering and for screen readers. */
export function Tool({ label, onClick, disabled = false, children }: ToolProps) {
  return (
    <Tooltip title={label} enterDelay={400} disableInteractive>
      <IconButton
        size="small"
        aria-label={label}
        aria-disabled={disabled}
        onClick={disabled ? undefined : onClick}
      >
        {children}
      </IconButton>
    </Tooltip>
  )
}

interface ToggleMarkProps {
  mark: 'starred' | 'important'
  isOn: boolean
  onToggle: () => void
}

/** The star or the flag of a mail: filled while it is set. */
export function ToggleMark({ mark, isOn, onToggle }: ToggleMarkProps) {
  const text = useText()
  return (
    <Toggle
      size="small"
      aria-label={text(mark === 'starred' ? 'mail.star' : 'mail.important')}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      {mark === 'starred' ? <StarIcon size={18} /> : <FlagIcon size={18} />}
    </Toggle>
  )
}

const Toggle = styled(IconButton)(({ theme }) => ({
  '&[aria-pressed="true"]': { color: theme.palette.warning.readable },
  '&[aria-pressed="true"] svg': { fill: 'currentColor' },
}))
