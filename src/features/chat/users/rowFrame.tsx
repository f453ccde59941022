import { styled } from '@mui/material/styles'
import { atParentsStart } from '#ui/display/DataText'

/** Pixels. */
export const userRowHeight = 68

/** A row of the list beside the conversation: a button with two lines. */
export const Row = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: userRowHeight,
  padding: '8px',
  border: 0,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&[aria-current]': { backgroundColor: theme.palette.action.selected },
  '&:focus-visible': { outlineOffset: -2 },
}))

export const Content = styled('span')({ flex: 1, minWidth: 0, display: 'grid', gap: 2 })

export const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 })

const oneLine = {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...atParentsStart,
} as const

export const Name = styled('span')(({ theme }) => ({
  ...oneLine,
  fontWeight: theme.typography.fontWeightMedium,
}))

export const Time = styled('time')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))

export const Preview = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  ...oneLine,
  color: theme.palette.text.secondary,
}))
