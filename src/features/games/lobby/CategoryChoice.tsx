import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'
import type { GameFilter } from './useGameFilter'

interface Props {
  choices: readonly GameFilter['choice'][]
  value: GameFilter['choice']
  onChange: (choice: string) => void
}

/** Selects one category of games, or all: radio buttons in a row that scrolls if it is too long. */
export function CategoryChoice({ choices, value, onChange }: Props) {
  const text = useText()
  const name = useId()
  return (
    <Strip>
      <VisuallyHidden as="legend">{text('games.show')}</VisuallyHidden>
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          <bdi>{text(labels[choice])}</bdi>
        </label>
      ))}
    </Strip>
  )
}

export const labels = {
  '': 'games.all',
  favourites: 'games.favourites',
  slot: 'games.category.slot',
  casino: 'games.category.casino',
  sport: 'games.category.sport',
  fish: 'games.category.fish',
  lottery: 'games.category.lottery',
} as const satisfies Record<GameFilter['choice'], string>

const Strip = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  minWidth: 0,
  // Leaves space for the focus ring.
  margin: '0 -4px',
  padding: 4,
  border: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  label: { position: 'relative', flexShrink: 0, cursor: 'pointer' },
  // Covers the label, so that touch exploration finds the input there.
  input: { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' },
  'label > bdi': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 16px',
    borderRadius: 22,
    border: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.paper,
  },
  'input:checked + bdi': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
    borderColor: theme.palette.primary.main,
    fontWeight: theme.typography.fontWeightBold,
  },
  'input:focus-visible + bdi': {
    outline: `2px solid ${theme.palette.primary.readable}`,
    outlineOffset: 2,
  },
}))
