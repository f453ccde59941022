import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { Contact } from '#contract/contacts/contacts'
import { mailLink, phoneLink } from '#lib/contactLinks'
import { languageOf } from '#ui/intl/languageOf'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'

interface Fact {
  label: MessageKey
  value: string
  link?: string | null
}

/** Everything that is known, with ways to use it. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const text = useText()
  const { work_email, personal_email, work_phone, personal_phone } = contact
  const facts: Fact[] = [
    { label: 'contacts.workMail', value: work_email, link: mailLink(work_email) },
    { label: 'contacts.personalMail', value: personal_email, link: mailLink(personal_email) },
    { label: 'contacts.workPhone', value: work_phone, link: phoneLink(work_phone) },
    { label: 'contacts.personalPhone', value: personal_phone, link: phoneLink(personal_phone) },
    { label: 'contacts.location', value: contact.location },
    { label: 'contacts.birthday', value: contact.birthdayText },
  ]
  return (
    <List>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value, link }) => (
          <div key={label}>
            <dt>{text(label)}</dt>
            <dd lang={languageOf(value, 'en')}>
              <bdi>{link ? <Link href={link}>{value}</Link> : value}</bdi>
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
