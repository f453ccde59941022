import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import type { Contact } from '#contract/contacts/contacts'
import { PlusIcon } from '#ui/icons/actions'
import { AddressBookIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { PageBody } from '#ui/load/PageBody'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { Page } from '#ui/page/Page'
import { EmptyState, SkippedNote } from '#ui/state/Note'
import { useContacts } from './api'
import { ContactPanel } from './details/ContactPanel'
import { SearchBar } from './SearchBar'
import { useFound } from './useFoundContacts'
import { useOpened } from './useOpenedContact'
import { ViewSwitch } from './ViewSwitch'

/** Renders the found contacts, sorted, with the id of the open contact and a callback to open one. */
type DrawContacts = (
  contacts: readonly Contact[],
  openedId: string | null,
  onOpen: (id: string) => void,
) => ReactNode

interface ContactsPageProps {
  title: string
  view: 'cards' | 'list'
  children: DrawContacts
}

/** Shared parts of both contact pages: search, details, adding and editing. */
export function ContactsPage({ title, view, children }: ContactsPageProps) {
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
      <LoadArea state={useContacts()}>
        {({ contacts, total, skippedRecords }) => (
          <>
            <SkippedNote count={skippedRecords} />
            <ContactsContent
              contacts={contacts}
              total={total}
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

const ContactForm = lazyOverlay(
  () => import('./form/ContactForm').then((module) => module.ContactForm),
  ({ onEnd }) => onEnd,
)

interface ContactsContentProps {
  contacts: readonly Contact[]
  /** Number of all contacts, including those still loading. */
  total: number
  adding: boolean
  onAdd: () => void
  onAddEnd: () => void
  draw: DrawContacts
}

/** The search, the contacts it finds, and the open contact beside them. */
function ContactsContent({ contacts, total, adding, onAdd, onAddEnd, draw }: ContactsContentProps) {
  const { openedId, open, close, prepareRemoval } = useOpened()
  const { wanted, setWanted, found } = useFound(contacts)
  const [editing, setEditing] = useState<Contact>()
  const opened = contacts.find(({ id }) => id === openedId)
  const isWhole = contacts.length >= total
  // Keep the last known contact if another tab deletes it: the form stays open.
  const stored = contacts.find(({ id }) => id === editing?.id)
  const formFor = adding ? null : (stored ?? editing)

  function endForm(saved?: Contact): void {
    onAddEnd()
    setEditing(undefined)
    if (saved) open(saved.id)
  }

  return (
    <>
      <SearchBar
        wanted={wanted}
        count={wanted === '' ? total : found.length}
        onChange={setWanted}
      />
      <Columns data-beside={openedId !== null}>
        <div>
          {found.length > 0 && draw(found, openedId, open)}
          {found.length === 0 && !isWhole && <PageBody headless />}
          {found.length === 0 && isWhole && (
            <NoContacts
              searched={contacts.length > 0}
              onAdd={onAdd}
              onClear={() => setWanted('')}
            />
          )}
        </div>
        {openedId !== null && (opened || isWhole) && (
          <ContactPanel
            key={openedId}
            id={openedId}
            contact={opened}
            onEdit={() => setEditing(opened)}
            onRemove={prepareRemoval}
            onClose={close}
          />
        )}
      </Columns>
      {formFor !== undefined && (
        <ContactForm
          contact={formFor}
          isGone={formFor !== null && isWhole && !stored}
          onEnd={endForm}
        />
      )}
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
  /** Whether contacts exist and only the search finds none. */
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
