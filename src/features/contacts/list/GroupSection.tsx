import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { Contact } from '#contract/contacts/contacts'
import { atParentsStart, languageOf } from '#ui/display/DataText'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { rowsIn, type VisibleRange } from '#ui/list/useVisibleRows'
import { contactElementId } from '../useOpenedContact'
import { barsHeight, type ContactGroup, letterHeight, rowHeight, stripHeight } from './groups'

interface GroupSectionProps extends VisibleRange {
  group: ContactGroup
  openedId: string | null
  onOpen: (id: string) => void
}

export function letterElementId(letter: string): string {
  return `letter-${letter}`
}

/** A letter, sticky while its contacts scroll, and the visible contacts of the group. */
export function GroupSection({ group, from, to, openedId, onOpen }: GroupSectionProps) {
  const { letter, contacts, top, height } = group
  const rowsTop = top + letterHeight
  const span = { from: from - rowsTop, to: to - rowsTop }
  const { first, end } = rowsIn(span, contacts.length, rowHeight)
  return (
    <section aria-labelledby={letterElementId(letter)} style={{ height }}>
      <Letter id={letterElementId(letter)} tabIndex={-1} lang={languageOf(letter)}>
        {letter}
      </Letter>
      <Rows style={{ paddingTop: first * rowHeight }}>
        {contacts.slice(first, end).map((contact, index) => (
          <li key={contact.id} aria-setsize={contacts.length} aria-posinset={first + index + 1}>
            <ContactRow contact={contact} opened={contact.id === openedId} onOpen={onOpen} />
          </li>
        ))}
      </Rows>
    </section>
  )
}

const Letter = styled('h2')(({ theme }) => ({
  ...theme.typography.h5,
  position: 'sticky',
  top: barsHeight.narrow + stripHeight,
  zIndex: 1,
  height: letterHeight,
  margin: 0,
  paddingInline: 12,
  lineHeight: `${letterHeight}px`,
  color: theme.palette.primary.readable,
  backgroundColor: theme.palette.background.default,
  [theme.breakpoints.up('lg')]: { top: barsHeight.wide },
}))

const Rows = styled('ul')({ margin: 0, paddingInline: 0, paddingBottom: 0, listStyle: 'none' })

interface ContactRowProps {
  contact: Contact
  opened: boolean
  onOpen: (id: string) => void
}

/**
 * One contact; the whole row opens it. Plain elements in one styled frame, because scrolling mounts and
 * unmounts many rows.
 */
const ContactRow = memo(function ContactRow({ contact, opened, onOpen }: ContactRowProps) {
  const { id, name, role, company, avatar, work_email, personal_email } = contact
  const work = [role, company].filter(Boolean).join(' · ')
  return (
    <Row
      type="button"
      id={contactElementId(id)}
      aria-current={opened ? 'true' : undefined}
      onClick={() => onOpen(id)}
      lang="en"
    >
      <PersonAvatar name={name} src={avatar} />
      <span className="content">
        <b dir="auto" lang={languageOf(name)}>
          {name}
        </b>
        <small dir="auto" lang={languageOf(work)}>
          {work}
        </small>
      </span>
      <small dir="auto">{work_email || personal_email}</small>
    </Row>
  )
})

const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...atParentsStart,
} as const

const Row = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  height: rowHeight,
  padding: '0 12px',
  border: 0,
  borderBottom: `1px solid ${theme.palette.divider}`,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  backgroundColor: theme.palette.background.paper,
  cursor: 'pointer',
  // Keep focused rows below the sticky letter, which covers the list.
  scrollMarginTop: stripHeight + letterHeight,
  [theme.breakpoints.up('lg')]: { scrollMarginTop: letterHeight },
  '&:hover': { backgroundImage: tint(theme.palette.action.hover) },
  '&[aria-current]': { backgroundImage: tint(theme.palette.action.selected) },
  '&:focus-visible': { outlineOffset: -2 },
  '& > .content': { flex: 2, minWidth: 0 },
  '& b': { ...oneLine, display: 'block', fontWeight: theme.typography.fontWeightMedium },
  '& small': {
    ...theme.typography.body2,
    ...oneLine,
    display: 'block',
    color: theme.palette.text.secondary,
  },
  // In wide windows the address is beside the text.
  '& > small': { flex: 1, [theme.breakpoints.down('md')]: { display: 'none' } },
}))

/** Tints the opaque paper. */
function tint(color: string): string {
  return `linear-gradient(${color}, ${color})`
}
