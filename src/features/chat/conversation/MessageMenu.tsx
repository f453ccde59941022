import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import { useDispatch } from 'react-redux'
import { useChangeChatMessageMutation } from '#api/chat/chat'
import { copyText } from '#ui/copy/copyText'
import { deletesHere } from '#ui/form/useDraftHeirs'
import { MoreIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { OverlayMenu } from '#ui/overlay/OverlayMenu'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { openAlert } from '#ui/toast/toastSlice'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import type { Spoken } from './spoken'

export interface MessageActions {
  onReply: (message: Spoken) => void
  onEdit: (message: Spoken) => void
  /** The message is gone: moves the focus. */
  onDeleted: () => void
}

/** Position of the menu: at its button, at the message, or at the mouse pointer. */
export type MenuPlace = Element | { left: number; top: number }

interface MessageMenuProps {
  message: Spoken
  /** Null while it is closed. */
  place: MenuPlace | null
  onPlace: (place: MenuPlace | null) => void
  /** Whether this is the tab stop. */
  tabStop: boolean
  actions: MessageActions
}

/** Menu of a message: reply and copy; own messages can also be edited, and deleted with UNDO. */
export function MessageMenu({ message, place, onPlace, tabStop, actions }: MessageMenuProps) {
  const text = useText()
  const run = useMutationFeedback()
  const copy = useCopyMessage()
  const [change] = useChangeChatMessageMutation()
  const { id, outgoing } = message
  const isOwn = message.own && outgoing === null

  function closing(act: () => void): void {
    onPlace(null)
    act()
  }

  function remove(): void {
    deletesHere(id)
    actions.onDeleted()
    void run(change({ id, deleted: true }), {
      success: text('chat.deleted'),
      undo: () => {
        focusReturning(`${marked('data-message', id)} [data-tool]`)
        void run(change({ id, deleted: false }))
      },
    })
  }

  return (
    <>
      <IconButton
        data-tool
        size="small"
        tabIndex={tabStop ? 0 : -1}
        aria-label={text('demo.more')}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        onClick={(event) => onPlace(event.currentTarget)}
      >
        <MoreIcon size={16} />
      </IconButton>
      <OverlayMenu
        {...(place === null || place instanceof Element
          ? { anchorEl: place }
          : { anchorReference: 'anchorPosition', anchorPosition: place })}
        open={place !== null}
        onClose={() => onPlace(null)}
      >
        {outgoing === null && (
          <MenuItem onClick={() => closing(() => actions.onReply(message))}>
            {text('chat.reply')}
          </MenuItem>
        )}
        {message.text !== '' && (
          <MenuItem onClick={() => closing(() => void copy(message.text))}>
            {text('chat.copy')}
          </MenuItem>
        )}
        {isOwn && message.text !== '' && (
          <MenuItem onClick={() => closing(() => actions.onEdit(message))}>
            {text('chat.edit')}
          </MenuItem>
        )}
        {isOwn && <MenuItem onClick={() => closing(remove)}>{text('chat.delete')}</MenuItem>}
      </OverlayMenu>
    </>
  )
}

/** Copies a message and reports whether it succeeded. */
function useCopyMessage(): (text: string) => Promise<void> {
  const word = useText()
  const dispatch = useDispatch()
  return async (text) => {
    const copied = await copyText(text)
    const message = word(copied ? 'chat.copied' : 'chat.copyFailed')
    dispatch(openAlert(copied ? 'success' : 'error', message))
  }
}
