import { useText } from '#ui/intl/useText'
import { ContactsPage } from './ContactsPage'
import { ContactGrid } from './cards/ContactGrid'
import { GridSkeleton } from './cards/GridSkeleton'

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
