import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { Contact } from '#contract/contacts/contacts'
import { atParentsStart, languageOf } from '#ui/display/DataText'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { contactElementId } from '../useOpenedContact'
import { cardHeight } from './useColumns'

interface ContactCardProps {
  contact: Contact
  opened: boolean
  onOpen: (id: string) => void
}

/**
 * One contact; the whole card opens it. Plain elements in one styled frame, because scrolling mounts and
 * unmounts many cards.
 */
export const ContactCard = memo(function ContactCard({
  contact,
  opened,
  onOpen,
}: ContactCardProps) {
  const { id, name, role, company, work_email, personal_email, location, avatar } = contact
  return (
    <Card
      type="button"
      id={contactElementId(id)}
      aria-current={opened ? 'true' : undefined}
      onClick={() => onOpen(id)}
      lang="en"
    >
      <span className="head">
        <PersonAvatar name={name} src={avatar} size={48} />
        <span>
          <b dir="auto" lang={languageOf(name)}>
            {name}
          </b>
          <small dir="auto" lang={languageOf(role)}>
            {role}
          </small>
        </span>
      </span>
      <span className="foot">
        <small dir="auto" lang={languageOf(company)}>
          {company}
        </small>
        <small dir="auto">{work_email || personal_email}</small>
        <small dir="auto" lang={languageOf(location)}>
          {location}
        </small>
      </span>
    </Card>
  )
})

const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...atParentsStart,
} as const

const Card = styled('button')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  width: '100%',
  height: cardHeight,
  padding: 16,
  overflow: 'hidden',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  backgroundColor: theme.palette.background.paper,
  cursor: 'pointer',
  transition: theme.transitions.create(['border-color', 'background-color']),
  '&:hover': { borderColor: theme.palette.primary.readable },
  '&[aria-current]': {
    borderColor: theme.palette.primary.readable,
    boxShadow: `0 0 0 1px ${theme.palette.primary.readable}`,
  },
  '& > .head': { display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 },
  '& > .head > span + span': { flex: 1, minWidth: 0 },
  '& > .foot': { display: 'grid', gap: 4, minWidth: 0 },
  '& b': { ...theme.typography.h4, ...oneLine },
  '& small': {
    ...theme.typography.body2,
    ...oneLine,
    minHeight: '1.43em',
    color: theme.palette.text.secondary,
  },
}))
