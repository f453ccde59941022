import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { markRead, useInbox, useIsUnread } from '#api/notifications/notifications'
import { selectPlayer } from '#api/session/session'
import { memberPaths } from '#lib/paths/member'
import { pageCardGround } from '#ui/appearance/grounds'
import { BellIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { RowList } from '#ui/list/RowList'
import { LoadArea } from '#ui/load/LoadArea'
import { LinkList, LinkRow } from '#ui/navigation/LinkRow'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { EmptyState } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { NotificationRow, rowHeight } from './NotificationRow'

/** Notifications about the player's money. */
export function NotificationsPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page title={text('notifications.title')}>
      {userId !== undefined && (
        <>
          <Settings>
            <LinkRow
              to={memberPaths.install}
              icon={<BellIcon size={22} />}
              title={text('notifications.alerts.title')}
              hint={text('notifications.alerts.link')}
            />
          </Settings>
          <Inbox key={userId} userId={userId} />
        </>
      )}
    </Page>
  )
}

/** The events, newest first. The read state is stored on this device, so it works offline. */
function Inbox({ userId }: { userId: string }) {
  const text = useText()
  const inbox = useInbox(userId)
  const isUnread = useIsUnread(userId)
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
            <RowList rows={events} paging={inbox.paging}>
              {(drawn) => (
                <List>
                  {drawn.map((event) => (
                    <NotificationRow
                      key={event.notificationId}
                      event={event}
                      isRead={!isUnread(event)}
                      onRead={() => markRead(userId, [event.notificationId])}
                    />
                  ))}
                </List>
              )}
            </RowList>
          )
        }
      </LoadArea>
    </SectionCard>
  )
}

/** A link to another page, not part of the list, so it has its own card. */
const Settings = styled(LinkList)(({ theme }) => ({
  marginBottom: 16,
  padding: '4px 16px',
  ...pageCardGround(theme),
}))

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })
