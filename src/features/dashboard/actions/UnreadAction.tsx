import { mapLoad } from '#api/cache/loadState'
import { useInbox, useUnread } from '#api/notifications/notifications'
import { memberPaths } from '#lib/paths/member'
import { BellIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { ActionTile } from './ActionTile'

/** Messages that were not read on this device yet. */
export function UnreadAction({ userId }: { userId: string }) {
  const text = useText()
  const unread = useUnread(userId)
  return (
    <ActionTile
      to={memberPaths.notifications}
      icon={<BellIcon />}
      title={text('dashboard.actions.messages')}
      state={mapLoad(useInbox(userId), () => unread)}
    >
      {(count) => text('dashboard.actions.unread', { count })}
    </ActionTile>
  )
}
