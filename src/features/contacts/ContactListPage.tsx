import { useText } from '#ui/intl/useText'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { ContactsPage } from './ContactsPage'
import { ContactGroups } from './list/ContactGroups'
import { rowHeight } from './list/layout'

/** The contacts as a list, grouped by their first letter. */
export function ContactListPage() {
  const text = useText()
  return (
    <ContactsPage
      title={text('contacts.list.title')}
      view="list"
      skeleton={<SkeletonLines lines={8} lineHeight={rowHeight} />}
    >
      {(contacts, openedId, onOpen) => (
        <ContactGroups contacts={contacts} openedId={openedId} onOpen={onOpen} />
      )}
    </ContactsPage>
  )
}
