import { styled } from '@mui/material/styles'
import type { ChatUser } from '#contract/chat/chat'
import { isoOf } from '#lib/time'
import { atParentsStart } from '#ui/display/atParentsStart'
import { DataText } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/VisuallyHidden'
import { useMoment } from '../useMoment'
import { UserFace } from './UserFace'

interface UserRowProps {
  user: ChatUser
  opened: boolean
  onOpen: (id: string) => void
}

/** Pixels. */
export const userRowHeight = 68

/** Longer previews are cut by the row anyway. */
const longestPreview = 200

/** A person with the last words of the conversation; a tap opens it. */
export function UserRow({ user, opened, onOpen }: UserRowProps) {
  const text = useText()
  const { short } = useMoment()
  const { id, name, lastMessage, lastMessageTime, unReadChatCount, writesUntil } = user
  return (
    <Row
      type="button"
      data-user={id}
      aria-current={opened ? 'true' : undefined}
      onClick={() => onOpen(id)}
    >
      <UserFace user={user} />
      <Content>
        <Line>
          <Name dir="auto" lang="en">
            <DataText>{name}</DataText>
          </Name>
          {lastMessageTime !== null && (
            <Time dateTime={isoOf(lastMessageTime)}>
              <bdi>{short(lastMessageTime)}</bdi>
            </Time>
          )}
        </Line>
        <Line>
          <Preview dir="auto">
            {writesUntil === null ? (
              <DataText>{lastMessage.slice(0, longestPreview) || text('chat.noMessages')}</DataText>
            ) : (
              text('chat.writing')
            )}
          </Preview>
          {unReadChatCount > 0 && (
            <>
              <Unread aria-hidden="true">{unReadChatCount > 99 ? '99+' : unReadChatCount}</Unread>
              <VisuallyHidden>{text('chat.unread', { count: unReadChatCount })}</VisuallyHidden>
            </>
          )}
        </Line>
      </Content>
    </Row>
  )
}

const Row = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: userRowHeight,
  padding: '8px',
  border: 0,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&[aria-current]': { backgroundColor: theme.palette.action.selected },
  '&:focus-visible': { outlineOffset: -2 },
}))

const Content = styled('span')({ flex: 1, minWidth: 0, display: 'grid', gap: 2 })

const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 })

const oneLine = {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...atParentsStart,
} as const

const Name = styled('span')(({ theme }) => ({
  ...oneLine,
  fontWeight: theme.typography.fontWeightMedium,
}))

const Time = styled('time')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))

const Preview = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  ...oneLine,
  color: theme.palette.text.secondary,
}))

const Unread = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 999,
  lineHeight: '20px',
  textAlign: 'center',
  fontWeight: theme.typography.fontWeightBold,
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
}))
