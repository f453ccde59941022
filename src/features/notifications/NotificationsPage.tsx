import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { Inbox } from './Inbox'

/** What happened to the player's money. */
export function NotificationsPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page title={text('notifications.title')}>
      {userId !== undefined && <Inbox key={userId} userId={userId} />}
    </Page>
  )
}
