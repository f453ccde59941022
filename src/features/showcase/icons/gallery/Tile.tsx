import { styled } from '@mui/material/styles'
import type { ComponentType } from 'react'

interface TileProps {
  name: string
  Drawing: ComponentType<{ 'aria-hidden': 'true' }>
  /** Of all tiles one is reached by Tab; the arrow keys lead on from there. */
  isTabStop: boolean
  onPress: () => void
  onFocus: () => void
}

/** One icon with its name: a press copies its import. */
export function Tile({ name, Drawing, isTabStop, onPress, onFocus }: TileProps) {
  return (
    <Button
      type="button"
      data-icon={name}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onPress}
      onFocus={onFocus}
    >
      <Drawing aria-hidden="true" />
      <Name>{name}</Name>
    </Button>
  )
}

const Button = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 8,
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  padding: 4,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
}))

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
}))
