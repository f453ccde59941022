import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import type { Contact } from '#contract/contacts/contacts'
import { phoneLink } from '#lib/text/phoneNumber'
import { languageOf } from '#ui/display/DataText'
import { MailAddress } from '#ui/display/MailAddress'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { PersonHead } from '#ui/display/PersonHead'
import { BusyIconButton } from '#ui/form/BusyButton'
import { EditIcon, TrashIcon } from '#ui/icons/actions'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { shortName, useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useRemoveContactMutation, useRestoreContactMutation } from '../api'
import { contactElementId } from '../useOpenedContact'
import { ContactActions } from './ContactActions'
import { PanelHead, panelTitleId } from './PanelHead'

interface ContactDetailsProps {
  contact: Contact
  onEdit: () => void
  /**
   * Call before deleting.
   * @returns a function to call after deleting
   */
  onRemove: () => () => void
  onClose: () => void
}

export function ContactDetails({ contact, onEdit, onRemove, onClose }: ContactDetailsProps) {
  const text = useText()
  const title = useRef<HTMLHeadingElement>(null)
  const { remove, busy } = useRemoveContact(contact, onRemove)
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
      <PersonHead
        name={contact.name}
        titleId={panelTitleId}
        titleRef={title}
        face={<PersonAvatar name={contact.name} src={contact.avatar} size={88} />}
        lines={[[contact.role, contact.company].filter(Boolean).join(' · '), contact.status]}
      />
      <ContactActions contact={contact} />
      <ContactFacts contact={contact} />
    </>
  )
}

interface Fact {
  label: MessageKey
  value: string
  link?: string | null
  isMail?: true
}

/** All details, as links where possible. */
function ContactFacts({ contact }: { contact: Contact }) {
  const text = useText()
  const { work_email, personal_email, work_phone, personal_phone } = contact
  const facts: Fact[] = [
    { label: 'contacts.workMail', value: work_email, isMail: true },
    { label: 'contacts.personalMail', value: personal_email, isMail: true },
    { label: 'contacts.workPhone', value: work_phone, link: phoneLink(work_phone) },
    { label: 'contacts.personalPhone', value: personal_phone, link: phoneLink(personal_phone) },
    { label: 'contacts.location', value: contact.location },
    { label: 'contacts.birthday', value: contact.birthdayText },
  ]
  return (
    <List>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value, link, isMail }) => (
          <div key={label}>
            <dt>{text(label)}</dt>
            <dd lang={languageOf(value, 'en')}>
              {isMail ? (
                <MailAddress>{value}</MailAddress>
              ) : (
                <bdi>{link ? <Link href={link}>{value}</Link> : value}</bdi>
              )}
            </dd>
          </div>
        ))}
    </List>
  )
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: '16px 20px 24px',
  borderTop: `1px solid ${theme.palette.divider}`,
  dt: { ...theme.typography.caption, color: theme.palette.text.secondary },
  dd: { margin: 0, overflowWrap: 'anywhere' },
}))

/** Deletes the contact immediately; the toast offers UNDO. */
function useRemoveContact(contact: Contact, onRemove: ContactDetailsProps['onRemove']) {
  const text = useText()
  const run = useMutationFeedback()
  const [remove, { isLoading }] = useRemoveContactMutation()
  const [restore] = useRestoreContactMutation()

  async function removeNow(): Promise<void> {
    if (isLoading) return
    const onRemoved = onRemove()
    const { isDone } = await run(remove(contact.id), {
      success: text('contacts.deleted', { name: shortName(contact.name) }),
      undo: () => {
        focusReturning(marked('id', contactElementId(contact.id)), '[data-contact-list]')
        void run(restore(contact), { failure: () => text('contacts.restore.failed') })
      },
      failure: () => text('contacts.delete.failed'),
    })
    if (isDone) onRemoved()
  }

  return { remove: () => void removeNow(), busy: isLoading }
}
