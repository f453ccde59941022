import { styled } from '@mui/material/styles'
import { type ComponentType, Fragment } from 'react'

interface TileProps {
  name: string
  Drawing: ComponentType<{ 'aria-hidden': 'true' }>
  /** Only one tile is a tab stop; arrow keys move between tiles. */
  isTabStop: boolean
  onPress: () => void
  onFocus: () => void
}

/** An icon with its name; a press copies its import. */
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
      <Name>
        {wordsOf(name).map((word, place) => (
          // Allows line breaks between words: `Adjustments`, `Horizontal`.
          <Fragment key={place}>
            {place > 0 && <wbr />}
            {word}
          </Fragment>
        ))}
      </Name>
    </Button>
  )
}

function wordsOf(name: string): string[] {
  return name.split(/(?=[A-Z])/)
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
  lineHeight: 1.25,
  maxWidth: '100%',
}))
