import { styled } from '@mui/material/styles'
import type { ChatUser } from '#contract/chat/chat'
import { cut } from '#lib/text/graphemes'
import { isoOf } from '#lib/time'
import { DataText } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'
import { useMoment } from '../useMoment'
import { Content, Line, Name, Preview, Row, Time } from './rowFrame'
import { UserFace } from './UserFace'

interface UserRowProps {
  user: ChatUser
  opened: boolean
  onOpen: (id: string) => void
}

/** The row cuts longer previews anyway. */
const longestPreview = 200

/** A person with the last message of the conversation; pressing it opens the conversation. */
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
              <DataText>{cut(lastMessage, longestPreview) || text('chat.noMessages')}</DataText>
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

const Unread = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  minWidth: '1.25rem',
  padding: '0 6px',
  borderRadius: 999,
  lineHeight: '1.25rem',
  textAlign: 'center',
  fontWeight: theme.typography.fontWeightBold,
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
}))
