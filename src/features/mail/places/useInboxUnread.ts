import { useDemoZone } from '#ui/time/demoClock'
import { useMailViewQuery } from '../api/mail'

/** Number of unread mails in the inbox, from the list with which the mail page begins; 0 until it is known. */
export function useInboxUnread(): number {
  const { currentData } = useMailViewQuery({ place: 'inbox', search: '', zone: useDemoZone() })
  return currentData?.value.unreadCount.inbox ?? 0
}
