import { useChatUsersQuery } from '#api/chat/chat'
import { useInboxUnread } from '#features/mail/places/useInboxUnread'
import { useText } from '#ui/intl/useText'
import { BadgeMark } from '../BadgeMark'

/** Number of unread entries of a section; nothing for none, or if they cannot be loaded. */
export function UnreadCount({ section }: { section: 'mail' | 'chat' }) {
  return section === 'mail' ? <UnreadMails /> : <UnreadMessages />
}

function UnreadMails() {
  const text = useText()
  const count = useInboxUnread()
  return <BadgeMark count={count} label={text('shell.badge.unread', { count })} />
}

function UnreadMessages() {
  const text = useText()
  const users = useChatUsersQuery().currentData?.value.users ?? []
  const count = users.reduce((sum, { unReadChatCount }) => sum + unReadChatCount, 0)
  return <BadgeMark count={count} label={text('shell.badge.unread', { count })} />
}
