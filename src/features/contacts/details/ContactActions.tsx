import Button, { type ButtonProps } from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useChatUsersQuery } from '#api/chat/chat'
import type { Contact } from '#contract/contacts/contacts'
import { chatPath } from '#lib/paths/member'
import { mailPath } from '#lib/text/email'
import { phoneLink } from '#lib/text/phoneNumber'
import { ButtonLink } from '#ui/form/BusyButton'
import { PhoneIcon } from '#ui/icons/actions'
import { ChatIcon, MailIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'

/** Buttons to call, mail and message; each only if possible. */
export function ContactActions({ contact }: { contact: Contact }) {
  const text = useText()
  const { currentData } = useChatUsersQuery()
  const chats = currentData?.value.users.some(({ id }) => id === contact.id) ?? false
  const call = phoneLink(contact.work_phone) ?? phoneLink(contact.personal_phone)
  const mail = mailPath(contact.work_email) ?? mailPath(contact.personal_email)
  const outlined = { variant: 'outlined', size: 'small' } as const satisfies ButtonProps
  if (!call && !mail && !chats) return null
  return (
    <Row>
      {call && (
        <Button {...outlined} href={call} startIcon={<PhoneIcon size={18} />}>
          {text('contacts.call')}
        </Button>
      )}
      {mail && (
        <ButtonLink {...outlined} to={mail} startIcon={<MailIcon size={18} />}>
          {text('contacts.mail')}
        </ButtonLink>
      )}
      {chats && (
        <ButtonLink {...outlined} to={chatPath(contact.id)} startIcon={<ChatIcon size={18} />}>
          {text('contacts.message')}
        </ButtonLink>
      )}
    </Row>
  )
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  padding: '0 16px 16px',
})
