import { useText } from '../../ui/intl/useText'
import { ContactGrid } from './cards/ContactGrid'
import { GridSkeleton } from './cards/GridSkeleton'
import { ContactsPage } from './frame/ContactsPage'

/** The contacts as cards. */
export function ContactCardsPage() {
  const text = useText()
  return (
    <ContactsPage title={text('contacts.cards.title')} view="cards" skeleton={<GridSkeleton />}>
      {(contacts, openedId, onOpen) => (
        <ContactGrid contacts={contacts} openedId={openedId} onOpen={onOpen} />
      )}
    </ContactsPage>
  )
}
