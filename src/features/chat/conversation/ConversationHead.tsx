import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import type { ChatUser } from '#contract/chat/chat'
import { atParentsStart, DataText } from '#ui/display/DataText'
import { ChevronIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { statusNames } from '../users/statusNames'
import { UserFace } from '../users/UserFace'

interface ConversationHeadProps {
  user: ChatUser
  onBack: () => void
  /** Whether the details are open, and a function to open or close them. */
  details: boolean
  onDetails: (press: MouseEvent) => void
}

/** The person's name and status; pressing it opens the details. */
export function ConversationHead({ user, onBack, details, onDetails }: ConversationHeadProps) {
  const text = useText()
  return (
    <Head>
      <Back className={screenOnlyClass} aria-label={text('chat.back')} onClick={onBack}>
        <ChevronIcon towards="start" size={22} />
      </Back>
      <Person type="button" aria-expanded={details} onClick={onDetails}>
        <UserFace user={user} size={40} />
        <Content>
          <Name dir="auto" lang="en">
            <DataText>{user.name}</DataText>
          </Name>
          <Status>
            {text(user.writesUntil === null ? statusNames[user.online_status] : 'chat.writing')}
          </Status>
        </Content>
        <More className={screenOnlyClass}>{text('chat.details')}</More>
      </Person>
    </Head>
  )
}

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  padding: '6px 12px',
  borderBottom: `1px solid ${theme.palette.divider}`,
  // The page's bar.
  [theme.breakpoints.down('sm')]: {
    padding: '0 4px',
    '& > button': { minHeight: 47, paddingBlock: 2 },
  },
}))

const Back = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

const Person = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 1,
  minWidth: 0,
  minHeight: 52,
  padding: '4px 8px',
  border: 0,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
}))

const Content = styled('span')({ flex: 1, minWidth: 0, display: 'grid' })

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.h4,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  ...atParentsStart,
}))

const Status = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))

const More = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.primary.readable,
}))
