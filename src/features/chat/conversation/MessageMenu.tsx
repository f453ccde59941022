import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useChangeChatMessageMutation } from '#api/chat/chat'
import { CoverMenu } from '#ui/cover/CoverMenu'
import { MoreIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useCopyMessage } from './CopyMessage'
import type { Spoken } from './spoken'

interface MessageMenuProps {
  message: Spoken
  /** Whether the Tab key stops here. */
  tabStop: boolean
  onEdit: (message: Spoken) => void
  /** It is gone: the focus goes on. */
  onDeleted: () => void
}

/** What can be done to an own message: copy it, change its text, delete it with UNDO. */
export function MessageMenu({ message, tabStop, onEdit, onDeleted }: MessageMenuProps) {
  const text = useText()
  const run = useMutationFeedback()
  const copy = useCopyMessage()
  const [change] = useChangeChatMessageMutation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { id } = message

  function closing(act: () => void): void {
    setAnchor(null)
    act()
  }

  function remove(): void {
    onDeleted()
    void run(change({ id, deleted: true }), {
      success: text('chat.deleted'),
      undo: () => void run(change({ id, deleted: false })),
    })
  }

  return (
    <>
      <IconButton
        data-tool
        size="small"
        tabIndex={tabStop ? 0 : -1}
        aria-label={text('chat.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon size={16} />
      </IconButton>
      <CoverMenu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {message.text !== '' && (
          <MenuItem onClick={() => closing(() => void copy(message.text))}>
            {text('chat.copy')}
          </MenuItem>
        )}
        {message.text !== '' && (
          <MenuItem onClick={() => closing(() => onEdit(message))}>{text('chat.edit')}</MenuItem>
        )}
        <MenuItem onClick={() => closing(remove)}>{text('chat.delete')}</MenuItem>
      </CoverMenu>
    </>
  )
}
