import { styled } from '@mui/material/styles'
import { type Key, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { isComposing } from '#lib/keys/isComposing'
import { textSized } from '#ui/appearance/sizes'
import { useVisibleRows } from '#ui/list/useVisibleRows'

interface RowBoxProps<Row> {
  /** Accessible name of the list. */
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => Key
  /** Index of the selected row; -1 for none. */
  chosen: number
  onChoose: (index: number) => void
  /** Height of a row in pixels at the default text size, and the number of rows visible in the box. */
  rowHeight: number
  rowsInBox: number
  children: (row: Row) => ReactNode
}

/** A scrolling list of any length with one selected row and keyboard support. Renders only visible rows. */
export function RowBox<Row>(props: RowBoxProps<Row>) {
  const { label, rows, keyOf, chosen, onChoose, rowsInBox, children } = props
  const rowHeight = textSized(props.rowHeight)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { first, end } = useVisibleRows(list, rows.length, rowHeight, box)

  function choose(index: number): void {
    const next = Math.min(rows.length - 1, Math.max(0, index))
    onChoose(next)
    const element = box.current
    if (!element) return
    const top = next * rowHeight
    const isAbove = top < element.scrollTop
    const isBelow = top + rowHeight > element.scrollTop + element.clientHeight
    if (isAbove) element.scrollTop = top
    else if (isBelow) element.scrollTop = top + rowHeight - element.clientHeight
  }

  function walk(event: KeyboardEvent): void {
    const next = stepOf(event.key, chosen, rows.length, rowsInBox)
    if (next === null || isComposing(event)) return
    event.preventDefault()
    choose(next)
  }

  return (
    <Box
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      {...(chosen >= 0 && { 'aria-activedescendant': `${id}-${chosen}` })}
      onKeyDown={walk}
      style={{ maxHeight: rowHeight * rowsInBox }}
    >
      <div
        ref={list}
        role="presentation"
        style={{ paddingTop: first * rowHeight, paddingBottom: (rows.length - end) * rowHeight }}
      >
        {rows.slice(first, end).map((row, offset) => {
          const index = first + offset
          return (
            <Option
              key={keyOf(row)}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === chosen}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              onClick={() => choose(index)}
              style={{ height: rowHeight }}
            >
              {children(row)}
            </Option>
          )
        })}
      </div>
    </Box>
  )
}

/** Index of the row that a key moves to; null for other keys. */
function stepOf(key: string, from: number, count: number, page: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return from + 1
    case 'ArrowUp':
      return from - 1
    case 'PageDown':
      return from + page
    case 'PageUp':
      return from - page
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

const Box = styled('div')(({ theme }) => ({
  flexShrink: 0,
  overflowY: 'auto',
  overflowAnchor: 'none',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
}))

const Option = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingInline: 12,
  cursor: 'pointer',
  '& > bdi': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > small': { flex: 'none', color: theme.palette.text.secondary },
  '&[aria-selected="true"]': {
    color: theme.palette.primary.readable,
    backgroundColor: theme.palette.background.default,
  },
}))
