import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Contact } from '#contract/contacts/contacts'
import { useLocale, useText } from '#ui/intl/useText'
import { useVisibleRange } from '#ui/list/useVisibleRows'
import { ContactsPage } from './ContactsPage'
import { GroupSection, letterElementId } from './list/GroupSection'
import { barsHeight, groupContacts, rowHeight, stripHeight } from './list/groups'
import { LetterRail } from './list/LetterRail'

/** Contacts page with a list, grouped by first letter. */
export function ContactListPage() {
  const text = useText()
  return (
    <ContactsPage title={text('contacts.list.title')} view="list">
      {(contacts, openedId, onOpen) => (
        <ContactGroups contacts={contacts} openedId={openedId} onOpen={onOpen} />
      )}
    </ContactsPage>
  )
}

interface ContactGroupsProps {
  contacts: readonly Contact[]
  openedId: string | null
  onOpen: (id: string) => void
}

/** The contacts grouped by letter, with a rail of letters to jump to; only the visible part is rendered. */
function ContactGroups({ contacts, openedId, onOpen }: ContactGroupsProps) {
  const locale = useLocale()
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | null>(null)
  const groups = useMemo(() => groupContacts(contacts, locale), [contacts, locale])
  const { from, to } = useVisibleRange(list, rowHeight)
  const drawn = groups.filter(({ top, height }) => top < to && top + height > from)
  const [firstDrawn, lastDrawn, last] = [drawn[0], drawn.at(-1), groups.at(-1)]
  // Stable while scrolling, so that the rail does not rerender with the rows.
  const letters = useMemo(() => groups.map(({ letter }) => letter), [groups])

  /** Focuses the wanted letter, which may not be rendered yet: the effect below retries after each render. */
  const focusWanted = useCallback(() => {
    if (wanted.current === null) return
    const letter = document.getElementById(letterElementId(wanted.current))
    if (letter === null) return
    letter.focus({ preventScroll: true })
    wanted.current = null
  }, [])

  useEffect(focusWanted)

  const jump = useCallback(
    (letter: string) => {
      const group = groups.find((one) => one.letter === letter)
      if (!group || list.current === null) return
      wanted.current = letter
      const bars = isWide ? barsHeight.wide : barsHeight.narrow + stripHeight
      scrollTo({ top: scrollY + list.current.getBoundingClientRect().top + group.top - bars })
      focusWanted()
    },
    [groups, isWide, focusWanted],
  )

  return (
    <Frame>
      <LetterRail letters={letters} onJump={jump} />
      <List
        ref={list}
        data-contact-list
        tabIndex={-1}
        style={{
          paddingTop: firstDrawn?.top,
          paddingBottom:
            last && lastDrawn && last.top + last.height - lastDrawn.top - lastDrawn.height,
        }}
      >
        {drawn.map((group) => (
          <GroupSection
            key={group.letter}
            group={group}
            from={from}
            to={to}
            openedId={openedId}
            onOpen={onOpen}
          />
        ))}
      </List>
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { display: 'flex', flexDirection: 'row-reverse', gap: 8 },
}))

const List = styled('div')({ flex: 1, minWidth: 0, overflowAnchor: 'none' })
