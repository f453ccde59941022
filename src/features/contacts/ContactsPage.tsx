import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { loadState } from '#api/cache/loadState'
import type { Contact } from '#contract/contacts/contacts'
import { PlusIcon } from '#ui/icons/PlusIcon'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkippedNote } from '#ui/state/SkippedNote'
import { useContactsQuery } from './api'
import { ContactsContent } from './ContactsContent'
import { ViewSwitch } from './ViewSwitch'

/** How a page draws the contacts that pass the search, sorted; which one is open, and how to open one. */
export type DrawContacts = (
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
