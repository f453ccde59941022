import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useChatUserQuery, useModifyChatUserMutation } from '#api/chat/chat'
import { ownId } from '#contract/chat/chat'
import { type OnlineStatus, onlineStatuses } from '#contract/person'
import { ChevronIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { OverlayMenu } from '#ui/overlay/OverlayMenu'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { StatusDot } from './StatusDot'
import { statusNames } from './statusNames'
import { UserFace } from './UserFace'

/** The user's own status, with a menu to change it. */
export function OwnStatus() {
  const text = useText()
  const run = useMutationFeedback()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { currentData } = useChatUserQuery(ownId)
  const [modify, { isLoading, originalArgs }] = useModifyChatUserMutation()
  const stored = currentData?.value
  if (!stored) return <Place />
  // Show the chosen status immediately; a failure restores the stored one.
  const status = (isLoading ? originalArgs?.online_status : undefined) ?? stored.online_status

  function choose(next: OnlineStatus): void {
    setAnchor(null)
    if (next !== status) void run(modify({ id: ownId, online_status: next }))
  }

  return (
    <>
      <Opener
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <UserFace user={{ ...stored, online_status: status }} size={36} />
        <Content>
          <strong>{text('chat.you')}</strong>
          <Status>{text(statusNames[status])}</Status>
        </Content>
        <ChevronIcon towards="down" size={18} />
      </Opener>
      <OverlayMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': text('chat.status') } }}
      >
        {onlineStatuses.map((one) => (
          <MenuItem
            key={one}
            role="menuitemradio"
            aria-checked={one === status}
            selected={one === status}
            onClick={() => choose(one)}
          >
            <Choice>
              <StatusDot status={one} />
              {text(statusNames[one])}
            </Choice>
          </MenuItem>
        ))}
      </OverlayMenu>
    </>
  )
}

const Place = styled('div')({ minHeight: 52 })

const Opener = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  // Grows with large text.
  minHeight: 52,
  padding: '4px 0',
  border: 0,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  backgroundColor: 'transparent',
  cursor: 'pointer',
}))

const Content = styled('span')({ flex: 1, display: 'grid' })

const Status = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))

const Choice = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 12 })
