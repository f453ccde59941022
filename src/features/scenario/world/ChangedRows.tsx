import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { ChangedRow } from '#contract/scenario/world'
import { useText } from '#ui/intl/useText'
import { useVisibleRows } from '#ui/list/useVisibleRows'
import { RowDifference } from './RowDifference'

/** Pixels of a row, and how many of them the box shows. */
const rowHeight = 44
const rowsInBox = 5

interface ChangedRowsProps {
  /** Names the list. */
  label: string
  rows: readonly ChangedRow[]
}

/** Rows of a table that differ, of any number: a list to walk through, and below it what differs in the one chosen. */
export function ChangedRows({ label, rows }: ChangedRowsProps) {
  const text = useText()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(0)
  const { first, end } = useVisibleRows(list, rows.length, rowHeight, box)
  const row = rows[chosen]

  function choose(index: number): void {
    const next = Math.min(rows.length - 1, Math.max(0, index))
    setChosen(next)
    const element = box.current
    if (!element) return
    const top = next * rowHeight
    const isAbove = top < element.scrollTop
    const isBelow = top + rowHeight > element.scrollTop + element.clientHeight
    if (isAbove) element.scrollTop = top
    else if (isBelow) element.scrollTop = top + rowHeight - element.clientHeight
  }

  function walk(event: KeyboardEvent): void {
    const next = stepOf(event.key, chosen, rows.length)
    if (next === null) return
    event.preventDefault()
    choose(next)
  }

  return (
    <>
      <Box
        ref={box}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={`${id}-${chosen}`}
        onKeyDown={walk}
      >
        <div
          ref={list}
          role="presentation"
          style={{ paddingTop: first * rowHeight, paddingBottom: (rows.length - end) * rowHeight }}
        >
          {rows.slice(first, end).map(({ key, before, after }, offset) => {
            const index = first + offset
            return (
              <Row
                key={key}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === chosen}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                onClick={() => choose(index)}
              >
                <bdi>{key}</bdi>
                {before === null && <small>{text('scenario.world.inSecond')}</small>}
                {after === null && <small>{text('scenario.world.inFirst')}</small>}
              </Row>
            )
          })}
        </div>
      </Box>
      {row && <RowDifference row={row} />}
    </>
  )
}

/** Which of `count` rows a key leads to; null for a key that leads nowhere. */
function stepOf(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return from + 1
    case 'ArrowUp':
      return from - 1
    case 'PageDown':
      return from + rowsInBox
    case 'PageUp':
      return from - rowsInBox
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

const Box = styled('div')(({ theme }) => ({
  maxHeight: rowHeight * rowsInBox,
  overflowY: 'auto',
  overflowAnchor: 'none',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
}))

const Row = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  height: rowHeight,
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
