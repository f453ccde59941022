import { styled, useTheme } from '@mui/material/styles'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { ArchiveIcon } from '#ui/icons/mail'
import { swipeRows } from './swipeRows'

interface SwipeToArchiveProps {
  /** What the rows scroll in. */
  box: RefObject<HTMLElement | null>
  onArchive: (id: string) => void
}

/** A finger's stroke across a row archives its mail, as the button does. Load it lazily. */
export function SwipeToArchive({ box, onArchive }: SwipeToArchiveProps) {
  const ground = useTheme().palette.background.paper
  const [swiped, setSwiped] = useState<{ row: HTMLElement; toRight: boolean } | null>(null)
  const onLeave = useEffectEvent(onArchive)

  useEffect(
    () =>
      box.current
        ? swipeRows(box.current, {
            ground,
            onUncover: (row, toRight) => setSwiped({ row, toRight }),
            onCover: (row) => setSwiped((now) => (now?.row === row ? null : now)),
            onLeave: (id) => onLeave(id),
          })
        : undefined,
    [box, ground],
  )

  if (swiped === null) return null
  const { row, toRight } = swiped
  return createPortal(
    <Under style={{ justifyContent: toRight ? 'flex-start' : 'flex-end', direction: 'ltr' }}>
      <ArchiveIcon />
    </Under>,
    row,
  )
}

/** What comes to sight below the row. Its sign stands where the finger comes from, whichever way the page is read. */
const Under = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  display: 'flex',
  alignItems: 'center',
  paddingInline: 24,
  color: theme.palette.success.contrastText,
  backgroundColor: theme.palette.success.main,
}))
