import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ChatUser } from '#contract/chat/chat'
import { OverlayDrawer } from '#ui/overlay/OverlayDrawer'
import { detailsTitleId, UserDetails } from './UserDetails'

interface DetailsPaneProps {
  user: ChatUser
  onClose: () => void
}

/** Pixels. */
const width = 320

/** From this width on, three panes fit side by side and the conversation is still wide enough. */
const dockedFrom = 1400

/** Details of the person: a third pane, or on top of the others in narrow windows. */
export function DetailsPane({ user, onClose }: DetailsPaneProps) {
  const isDocked = useMediaQuery((theme) => theme.breakpoints.up(dockedFrom), { noSsr: true })
  const content = <UserDetails user={user} onClose={onClose} />
  if (isDocked) return <Pane aria-labelledby={detailsTitleId}>{content}</Pane>
  return (
    <OverlayDrawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { sx: { width, maxWidth: '100%' }, 'aria-labelledby': detailsTitleId } }}
    >
      {content}
    </OverlayDrawer>
  )
}

const Pane = styled('aside')(({ theme }) => ({
  flex: `0 0 ${width}px`,
  boxSizing: 'border-box',
  overflowY: 'auto',
  borderInlineStart: `1px solid ${theme.palette.divider}`,
}))
