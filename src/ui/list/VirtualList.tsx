import { styled } from '@mui/material/styles'
import { type ReactNode, useRef } from 'react'
import { useVisibleRows } from './useVisibleRows'

interface VirtualListProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Pixels: the same for every row. */
  rowHeight: number
  children: (item: Item) => ReactNode
}

/** A list of any length of which only the rows in sight are drawn. */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  rowHeight,
  children,
}: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const { first, end } = useVisibleRows(list, items.length, rowHeight)
  return (
    <List
      ref={list}
      aria-label={label}
      style={{ paddingTop: first * rowHeight, paddingBottom: (items.length - end) * rowHeight }}
    >
      {items.slice(first, end).map((item, index) => (
        <li
          key={keyOf(item)}
          style={{ height: rowHeight }}
          aria-setsize={items.length}
          aria-posinset={first + index + 1}
        >
          {children(item)}
        </li>
      ))}
    </List>
  )
}

/** Styles the rows as well, which are plain: they come and go while one scrolls. */
const List = styled('ul')(({ theme }) => ({
  margin: 0,
  listStyle: 'none',
  paddingInline: 0,
  overflowAnchor: 'none',
  '& > li': {
    overflow: 'hidden',
    // A row of fixed height changes nothing outside of it: the browser need not look.
    contain: 'content',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
}))
