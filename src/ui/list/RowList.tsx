import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { useText } from '../intl/useText'
import { screenOnlyClass } from '../print/PrintOnly'

interface RowListProps<Row> {
  /** Newest first: those that are loaded. */
  rows: readonly Row[]
  /** How more of them are loaded; left out where there are no more. */
  paging?:
    | { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
    | undefined
  /** Draws all rows, for paper. */
  isWhole?: boolean
  children: (drawn: readonly Row[]) => ReactNode
}

/** How many rows are added at a time. */
const step = 30

/** The most rows that are drawn at once, however far one has scrolled. */
const mostDrawn = 2 * step

/**
 * A long list by thirty rows: earlier ones on demand. Of more than sixty the newest make room, and can be
 * had again.
 */
export function RowList<Row>({ rows, paging, isWhole = false, children }: RowListProps<Row>) {
  const text = useText()
  const [end, setEnd] = useState(step)
  const [isAsked, setIsAsked] = useState(false)
  const first = Math.max(0, end - mostDrawn)
  const isBusy = paging?.isFetchingNextPage === true
  const hasEarlier = rows.length > end || paging?.hasNextPage === true

  function showEarlier(): void {
    if (!hasEarlier || isBusy) return
    setIsAsked(true)
    if (rows.length < end + step && paging?.hasNextPage) void paging.fetchNextPage()
    if (rows.length >= end) setEnd(end + step)
  }

  function showNewer(): void {
    if (first > 0) setEnd(end - step)
  }

  // Never `disabled`, and never gone: whoever has just pressed one of them would lose the focus.
  return (
    <>
      {rows.length > mostDrawn && (
        <Step className={screenOnlyClass}>
          <Button aria-disabled={first === 0} onClick={showNewer}>
            {text(first > 0 ? 'wallet.list.newer' : 'wallet.list.start')}
          </Button>
        </Step>
      )}
      {children(isWhole ? rows : rows.slice(first, end))}
      {(hasEarlier || isAsked) && (
        <Step className={screenOnlyClass}>
          <Button aria-disabled={!hasEarlier || isBusy} aria-busy={isBusy} onClick={showEarlier}>
            {text(hasEarlier ? 'wallet.list.earlier' : 'wallet.list.end')}
          </Button>
        </Step>
      )}
    </>
  )
}

const Step = styled('p')({
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  margin: '8px 0 0',
})
