import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Contact } from '#contract/contacts/contacts'
import { lazyCover } from '#ui/cover/lazyCover'
import type { DrawContacts } from './ContactsPage'
import { ContactPanel } from './details/ContactPanel'
import { NoContacts } from './NoContacts'
import { SearchBar } from './SearchBar'
import { useFound } from './useFound'
import { useOpened } from './useOpened'

const ContactForm = lazyCover(
  () => import('./form/ContactForm').then((module) => module.ContactForm),
  ({ onEnd }) => onEnd,
)

interface ContactsContentProps {
  contacts: readonly Contact[]
  adding: boolean
  onAdd: () => void
  onAddEnd: () => void
  draw: DrawContacts
}

/** The search, the contacts that it finds, and beside them the one that is open. */
export function ContactsContent({ contacts, adding, onAdd, onAddEnd, draw }: ContactsContentProps) {
  const { openedId, open, close } = useOpened()
  const { wanted, setWanted, found } = useFound(contacts)
  // As it was when the form opened: it stays open when another tab deletes the contact.
  const [editing, setEditing] = useState<Contact>()
  const opened = contacts.find(({ id }) => id === openedId)
  const formFor = adding ? null : editing

  function endForm(saved?: Contact): void {
    onAddEnd()
    setEditing(undefined)
    if (saved) open(saved.id)
  }

  return (
    <>
      <SearchBar wanted={wanted} count={found.length} onChange={setWanted} />
      <Columns data-beside={openedId !== null}>
        <div>
          {found.length > 0 ? (
            draw(found, openedId, open)
          ) : (
            <NoContacts
              searched={contacts.length > 0}
              onAdd={onAdd}
              onClear={() => setWanted('')}
            />
          )}
        </div>
        {openedId !== null && (
          <ContactPanel
            key={openedId}
            id={openedId}
            contact={opened}
            onEdit={() => setEditing(opened)}
            onClose={close}
          />
        )}
      </Columns>
      {formFor !== undefined && <ContactForm contact={formFor} known={contacts} onEnd={endForm} />}
    </>
  )
}

const Columns = styled('div')(({ theme }) => ({
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    '&[data-beside=true]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      alignItems: 'start',
      gap: 24,
    },
  },
}))
