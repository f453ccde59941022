import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { markRead } from '../../api/notificationsRead'
import { useInbox, useIsUnread } from '../../api/useInbox'
import { BellIcon } from '../../ui/icons/BellIcon'
import { useText } from '../../ui/intl/useText'
import { LoadArea } from '../../ui/load/LoadArea'
import { SectionCard } from '../../ui/page/SectionCard'
import { EmptyState } from '../../ui/state/EmptyState'
import { SkeletonLines } from '../../ui/state/SkeletonLines'
import { NotificationRow } from './NotificationRow'
import { rowHeight } from './sizes'

/** So many more at a time: a list of thousands opens as fast as a short one. */
const step = 30

/** The events, newest first. "Read" is kept on this device, so it works without a network too. */
export function Inbox({ userId }: { userId: string }) {
  const text = useText()
  const inbox = useInbox(userId)
  const isUnread = useIsUnread(userId)
  const [shown, setShown] = useState(step)
  const all = inbox.answer?.value ?? []
  const unread = all.filter(isUnread)
  return (
    <SectionCard
      title={text('notifications.unread', { count: unread.length })}
      busy={inbox.busy}
      action={
        unread.length > 0 && (
          <Button
            onClick={() =>
              markRead(
                userId,
                unread.map(({ notificationId }) => notificationId),
              )
            }
          >
            {text('notifications.readAll')}
          </Button>
        )
      }
    >
      <LoadArea state={inbox} skeleton={<SkeletonLines lines={6} lineHeight={rowHeight} />}>
        {(events) =>
          events.length === 0 ? (
            <EmptyState icon={<BellIcon size={32} />} message={text('notifications.none')} />
          ) : (
            <List>
              {events.slice(0, shown).map((event) => (
                <NotificationRow
                  key={event.notificationId}
                  event={event}
                  isRead={!isUnread(event)}
                  onRead={() => markRead(userId, [event.notificationId])}
                />
              ))}
            </List>
          )
        }
      </LoadArea>
      {all.length > shown && (
        <Button fullWidth onClick={() => setShown(shown + step)}>
          {text('notifications.more')}
        </Button>
      )}
    </SectionCard>
  )
}

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })
