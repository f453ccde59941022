import type { CSSObject, Theme } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { Item } from '#contract/kanban/kanban'
import { atParentsStart } from '#ui/display/atParentsStart'
import { languageOf } from '#ui/display/DataText'
import { useCardSearch } from './cardAddress'
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
