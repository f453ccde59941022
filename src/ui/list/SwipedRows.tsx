import { styled, useTheme } from '@mui/material/styles'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { swipeRows } from './swipeRows'

interface SwipedRowsProps {
  /** Contains the rows. */
  box: RefObject<HTMLElement | null>
  /** @returns the id of a row that can be swiped */
  idOf: (row: HTMLElement) => string | undefined
  /** What a swipe in this direction does. `isForwards`: in reading direction. */
  meaning: (isForwards: boolean) => { sign: ReactNode; tone: 'success' | 'error' }
  onSwipe: (id: string, isForwards: boolean) => void
}

/** Lets the rows of a list be swiped, and shows below the moving row what that does. Load it lazily. */
export function SwipedRows({ box, idOf, meaning, onSwipe }: SwipedRowsProps) {
  const { palette, direction } = useTheme()
  const ground = palette.background.paper
  const [swiped, setSwiped] = useState<{ row: HTMLElement; toRight: boolean } | null>(null)
  const isForwards = (toRight: boolean) => toRight === (direction !== 'rtl')
  const find = useEffectEvent(idOf)
  const leave = useEffectEvent((id: string, toRight: boolean) => onSwipe(id, isForwards(toRight)))

  useEffect(
    () =>
      box.current
        ? swipeRows(box.current, {
            ground,
            idOf: (row) => find(row),
            onUncover: (row, toRight) => setSwiped({ row, toRight }),
            onCover: (row) => setSwiped((now) => (now?.row === row ? null : now)),
            onLeave: (id, toRight) => leave(id, toRight),
          })
        : undefined,
    [box, ground],
  )

  if (swiped === null) return null
  const { row, toRight } = swiped
  const { sign, tone } = meaning(isForwards(toRight))
  return createPortal(
    <Under
      data-tone={tone}
      style={{ justifyContent: toRight ? 'flex-start' : 'flex-end', direction: 'ltr' }}
    >
      {sign}
    </Under>,
    row,
  )
}

/** Background revealed below the row. Its sign is on the side where the swipe started, in LTR and RTL. */
const Under = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  display: 'flex',
  alignItems: 'center',
  paddingInline: 24,
  color: theme.palette.success.contrastText,
  backgroundColor: theme.palette.success.main,
  '&[data-tone=error]': {
    color: theme.palette.error.contrastText,
    backgroundColor: theme.palette.error.main,
  },
}))
