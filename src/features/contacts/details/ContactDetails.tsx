import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import type { Contact } from '#contract/contacts/contacts'
import { DataText } from '#ui/display/DataText'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { BusyIconButton } from '#ui/form/BusyIconButton'
import { EditIcon } from '#ui/icons/EditIcon'
import { TrashIcon } from '#ui/icons/TrashIcon'
import { languageOf } from '#ui/intl/languageOf'
import { useText } from '#ui/intl/useText'
import { ContactActions } from './ContactActions'
import { ContactFacts } from './ContactFacts'
import { PanelHead } from './PanelHead'
import { panelTitleId } from './panelTitle'
import { useRemoveContact } from './useRemoveContact'

interface ContactDetailsProps {
  contact: Contact
  onEdit: () => void
  onClose: () => void
}

export function ContactDetails({ contact, onEdit, onClose }: ContactDetailsProps) {
  const text = useText()
  const title = useRef<HTMLHeadingElement>(null)
  const { remove, busy } = useRemoveContact(contact, onClose)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <PanelHead
        onClose={onClose}
        actions={
          <>
            <IconButton aria-label={text('contacts.edit')} onClick={onEdit}>
              <EditIcon size={20} />
            </IconButton>
            <BusyIconButton aria-label={text('contacts.delete')} busy={busy} onClick={remove}>
              <TrashIcon size={20} />
            </BusyIconButton>
          </>
        }
      />
      <Body lang="en">
        <PersonAvatar name={contact.name} src={contact.avatar} size={88} />
        <Name
          ref={title}
          id={panelTitleId}
          tabIndex={-1}
          dir="auto"
          lang={languageOf(contact.name)}
        >
          {contact.name}
        </Name>
        <Line>
          <DataText>{[contact.role, contact.company].filter(Boolean).join(' · ')}</DataText>
        </Line>
        {contact.status !== '' && (
          <Line dir="auto" lang={languageOf(contact.status)}>
            {contact.status}
          </Line>
        )}
      </Body>
      <ContactActions contact={contact} />
      <ContactFacts contact={contact} />
    </>
  )
}

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  padding: '0 20px 16px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

const Name = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  maxWidth: '100%',
  margin: '8px 0 0',
}))

const Line = styled('p')(({ theme }) => ({
  maxWidth: '100%',
  margin: 0,
  color: theme.palette.text.secondary,
}))
