import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { type MouseEvent, useId, useState } from 'react'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { type Somebody, useChatLink } from '#api/chat/chat'
import type { AnyUser } from '#contract/users/users'
import { copyText } from '#ui/copy/copyText'
import { CopyIcon, MoreIcon } from '#ui/icons/actions'
import { BlockIcon } from '#ui/icons/mail'
import { ChatIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { OverlayMenu } from '#ui/overlay/OverlayMenu'
import { openAlert } from '#ui/toast/toastSlice'
import { useBlocking } from '../person/BlockButton'

interface CardMenuProps {
  person: AnyUser & Somebody
  /** Left out if the card has no address. */
  mail?: string
}

/** Menu with further actions for a person. */
export function CardMenu({ person, mail }: CardMenuProps) {
  const text = useText()
  const dispatch = useDispatch()
  const menuId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { busy, toggle } = useBlocking(person)
  const { name, blocked } = person
  const link = useChatLink(person)
  const close = () => setAnchor(null)

  function block(event: MouseEvent): void {
    toggle(event)
    close()
  }

  async function copy(address: string): Promise<void> {
    close()
    const copied = await copyText(address)
    const message = text(copied ? 'money.copied' : 'money.copyFailed')
    dispatch(openAlert(copied ? 'success' : 'error', message))
  }

  return (
    <>
      <IconButton
        aria-label={text('users.more', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : menuId}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon size={20} />
      </IconButton>
      <OverlayMenu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component={Link} {...link}>
          <ListItemIcon>
            <ChatIcon size={20} />
          </ListItemIcon>
          {text('demo.message')}
        </MenuItem>
        {mail !== undefined && (
          <MenuItem onClick={() => void copy(mail)}>
            <ListItemIcon>
              <CopyIcon size={20} />
            </ListItemIcon>
            {text('users.copyMail')}
          </MenuItem>
        )}
        <MenuItem disabled={busy} onClick={block}>
          <ListItemIcon>
            <BlockIcon size={20} />
          </ListItemIcon>
          {text(blocked ? 'users.unblock' : 'users.block')}
        </MenuItem>
      </OverlayMenu>
    </>
  )
}
