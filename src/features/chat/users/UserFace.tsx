import { styled } from '@mui/material/styles'
import type { ChatUser } from '#contract/chat/chat'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { StatusDot } from './StatusDot'

/** Distance between the edge of a circle and the corner of its box, as a share of the width. */
const cornerShare = 0.07

interface UserFaceProps {
  user: Pick<ChatUser, 'name' | 'avatar' | 'online_status'>
  /** Pixels. */
  size?: number
}

/** A person's picture with their status as a dot; the status text is shown where it fits. */
export function UserFace({ user, size = 44 }: UserFaceProps) {
  return (
    <Frame aria-hidden="true">
      <PersonAvatar name={user.name} src={user.avatar} size={size} />
      <Corner style={{ insetInlineEnd: size * cornerShare - 4, bottom: size * cornerShare - 4 }}>
        <StatusDot status={user.online_status} />
      </Corner>
    </Frame>
  )
}

const Frame = styled('span')({ position: 'relative', display: 'inline-flex', flexShrink: 0 })

const Corner = styled('span')(({ theme }) => ({
  position: 'absolute',
  display: 'inline-flex',
  padding: 2,
  borderRadius: '50%',
  backgroundColor: theme.palette.background.paper,
}))
