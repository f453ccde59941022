import { useUnread } from '#api/notifications/notifications'
import { useText } from '#ui/intl/useText'
import { BadgeMark } from './BadgeMark'

/** How many messages were not read on this device. */
export function UnreadBadge({ userId }: { userId: string }) {
  const text = useText()
  const count = useUnread(userId)
  return <BadgeMark count={count} label={text('shell.badge.account', { count })} />
}
