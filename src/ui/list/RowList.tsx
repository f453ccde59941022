import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { useText } from '../intl/useText'
import { screenOnlyClass } from '../print/PrintOnly'

interface RowListProps<Row> {
  /** The loaded rows, newest first. */
  rows: readonly Row[]
  /** Loads more rows; left out if there are none. */
  paging?:
    | { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
    | undefined
  /** Renders all rows, for printing. */
  isWhole?: boolean
  children: (drawn: readonly Row[]) => ReactNode
}

/** Number of rows added at a time. */
const step = 30

/** Maximum number of rows rendered at once, at any scroll position. */
const mostDrawn = 2 * step

/**
 * A long list in steps of thirty rows, with earlier ones on demand. Beyond sixty rows the newest are removed,
 * and can be shown again.
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

  // The buttons are never `disabled` or removed, because that would take the focus from the button just
  // pressed.
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
