import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import type { Contact } from '#contract/contacts/contacts'
import { useText } from '#ui/intl/useText'
import { useVisibleRows } from '#ui/list/useVisibleRows'
import { usePrinting } from '#ui/print/usePrinting'
import { ContactsPage } from './ContactsPage'
import { ContactCard } from './cards/ContactCard'
import { cardGap, cardHeight, useColumns } from './cards/useColumns'

/** Contacts page with cards. */
export function ContactCardsPage() {
  const text = useText()
  return (
    <ContactsPage title={text('contacts.cards.title')} view="cards">
      {(contacts, openedId, onOpen) => (
        <ContactGrid contacts={contacts} openedId={openedId} onOpen={onOpen} />
      )}
    </ContactsPage>
  )
}

interface ContactGridProps {
  contacts: readonly Contact[]
  openedId: string | null
  onOpen: (id: string) => void
}

const lineHeight = cardHeight + cardGap

const columnsOnPaper = 2

/** Cards in as many columns as fit; only visible rows are rendered. */
function ContactGrid({ contacts, openedId, onOpen }: ContactGridProps) {
  const text = useText()
  const list = useRef<HTMLUListElement>(null)
  const isPrinting = usePrinting()
  const columnsOnScreen = useColumns(list)
  const columns = isPrinting ? columnsOnPaper : columnsOnScreen
  const lines = Math.ceil(contacts.length / columns)
  const { first, end } = useVisibleRows(list, lines, lineHeight)
  const drawn = contacts.slice(first * columns, end * columns)
  return (
    <Grid
      ref={list}
      data-contact-list
      tabIndex={-1}
      aria-label={text('contacts.title')}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingTop: first * lineHeight,
        paddingBottom: (lines - end) * lineHeight,
      }}
    >
      {drawn.map((contact, index) => (
        <li
          key={contact.id}
          aria-setsize={contacts.length}
          aria-posinset={first * columns + index + 1}
        >
          <ContactCard contact={contact} opened={contact.id === openedId} onOpen={onOpen} />
        </li>
      ))}
    </Grid>
  )
}

const Grid = styled('ul')({
  display: 'grid',
  gap: cardGap,
  margin: 0,
  paddingInline: 0,
  listStyle: 'none',
  overflowAnchor: 'none',
})
