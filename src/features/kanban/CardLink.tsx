import type { CSSObject, Theme } from '@mui/material/styles'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import type { Item } from '#contract/kanban/kanban'
import { atParentsStart } from '#ui/display/atParentsStart'
import { languageOf } from '#ui/display/DataText'
import type { CardRef } from './actions/useCardActions'
import type { DragHandle } from './drag/DropList'

interface CardLinkProps {
  item: Item
  handle: DragHandle
  className?: string
}

/**
 * The title of an item: it opens the item and is what it is dragged by. A link, not the button that the
 * drag library makes of it: Enter opens, Space lifts.
 */
export function CardLink({ item, handle, className }: CardLinkProps) {
  const { itemSearch } = useCardSearch()
  return (
    <Link
      {...handle}
      className={className}
      role={undefined}
      to={itemSearch(item.id)}
      replace
      lang={languageOf(item.title, 'en')}
      dir="auto"
    >
      {item.title}
    </Link>
  )
}

/** The link lies over the whole card. */
export function cardLinkStyles({ palette, typography }: Theme): CSSObject {
  return {
    overflow: 'hidden',
    ...atParentsStart,
    fontWeight: typography.fontWeightMedium,
    color: palette.text.primary,
    textDecoration: 'none',
    userSelect: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${palette.primary.readable}`,
      outlineOffset: -3,
    },
  }
}

/**
 * What links to cards have as their address (`?item=` or `?story=`, beside search and filters): only the
 * card changes. For links that take the entry's
 * place, as the drawer has its own step back.
 */
export function useCardSearch() {
  const { search } = useLocation()
  const searchWith = (kind: CardRef['kind'], id: string) => {
    const next = withoutCard(new URLSearchParams(search))
    next.set(kind, id)
    return `?${next}`
  }
  return {
    itemSearch: (id: string) => searchWith('item', id),
    storySearch: (id: string) => searchWith('story', id),
  }
}

/** The card that the address names, and how to close it again. */
export function useOpenCard(): { card: CardRef | null; close: () => void } {
  const [search, setSearch] = useSearchParams()
  const item = search.get('item')
  const story = search.get('story')
  return {
    card:
      item !== null
        ? { kind: 'item', id: item }
        : story !== null
          ? { kind: 'story', id: story }
          : null,
    close: () => setSearch(withoutCard, { replace: true }),
  }
}

function withoutCard(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('item')
  next.delete('story')
  return next
}
