import { styled, useTheme } from '@mui/material/styles'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { ArchiveIcon } from '#ui/icons/mail'
import { swipeRows } from './swipeRows'

interface SwipeToArchiveProps {
  /** The scroll container of the rows. */
  box: RefObject<HTMLElement | null>
  onArchive: (id: string) => void
}

/** Archives a mail when its row is swiped. Load it lazily. */
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

/** Background revealed below the row. Its icon is on the side where the swipe started, in LTR and RTL. */
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
