import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { loadState } from '#api/cache/loadState'
import { useContactsQuery } from '#api/contacts/contacts'
import type { Contact } from '#contract/contacts/contacts'
import { lazyCover } from '#ui/cover/lazyCover'
import { PlusIcon } from '#ui/icons/actions'
import { AddressBookIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { EmptyState } from '#ui/state/EmptyState'
import { SkippedNote } from '#ui/state/SkippedNote'
import { ContactPanel } from './details/ContactPanel'
import { SearchBar } from './SearchBar'
import { useFound } from './useFoundContacts'
import { useOpened } from './useOpenedContact'
import { ViewSwitch } from './ViewSwitch'

/** How a page draws the contacts that pass the search, sorted; which one is open, and how to open one. */
type DrawContacts = (
  contacts: readonly Contact[],
  openedId: string | null,
  onOpen: (id: string) => void,
) => ReactNode

interface ContactsPageProps {
  title: string
  view: 'cards' | 'list'
  skeleton: ReactNode
  children: DrawContacts
}

/** What both pages of contacts have in common: search, details, adding and changing. */
export function ContactsPage({ title, view, skeleton, children }: ContactsPageProps) {
  const text = useText()
  const [adding, setAdding] = useState(false)
  return (
    <Page
      title={title}
      actions={
        <>
          <ViewSwitch view={view} />
          <Button
            variant="contained"
            startIcon={<PlusIcon size={20} />}
            onClick={() => setAdding(true)}
          >
            {text('contacts.add')}
          </Button>
        </>
      }
    >
      <LoadArea state={loadState(useContactsQuery())} skeleton={skeleton}>
        {({ contacts, skippedRecords }) => (
          <>
            <SkippedNote count={skippedRecords} />
            <ContactsContent
              contacts={contacts}
              adding={adding}
              onAdd={() => setAdding(true)}
              onAddEnd={() => setAdding(false)}
              draw={children}
            />
          </>
        )}
      </LoadArea>
    </Page>
  )
}

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
function ContactsContent({ contacts, adding, onAdd, onAddEnd, draw }: ContactsContentProps) {
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

interface NoContactsProps {
  /** Whether there are contacts, and only the search finds none. */
  searched: boolean
  onAdd: () => void
  onClear: () => void
}

function NoContacts({ searched, onAdd, onClear }: NoContactsProps) {
  const text = useText()
  return (
    <EmptyState
      icon={<AddressBookIcon size={32} />}
      {...(searched && { title: text('contacts.noMatch.title') })}
      message={text(searched ? 'contacts.noMatch' : 'contacts.none')}
      action={
        <Button variant="outlined" onClick={searched ? onClear : onAdd}>
          {text(searched ? 'contacts.search.clear' : 'contacts.add')}
        </Button>
      }
    />
  )
}
