import { styled } from '@mui/material/styles'
import { languageOf } from '#ui/intl/languageOf'
import { ContactRow } from './ContactRow'
import type { ContactGroup } from './groups'
import { barsHeight, letterHeight, rowHeight, stripHeight } from './layout'
import type { Span } from './useVisibleSpan'

interface GroupSectionProps extends Span {
  group: ContactGroup
  openedId: string | null
  onOpen: (id: string) => void
}

export function letterElementId(letter: string): string {
  return `letter-${letter}`
}

/** A letter, which stays in sight while its contacts pass, and those of them that are in sight. */
export function GroupSection({ group, from, to, openedId, onOpen }: GroupSectionProps) {
  const { letter, contacts, top, height } = group
  const rowsTop = top + letterHeight
  const first = Math.max(0, Math.floor((from - rowsTop) / rowHeight))
  const end = Math.min(contacts.length, Math.ceil((to - rowsTop) / rowHeight))
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
