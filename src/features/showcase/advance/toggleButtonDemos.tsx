import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ListIcon } from '#ui/icons/actions'
import { StarIcon } from '#ui/icons/controls'
import { GridIcon, KanbanIcon } from '#ui/icons/menu'

/** Exactly one is chosen: pressing it again changes nothing. */
export function OneOfMany() {
  const [days, setDays] = useState(7)
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={days}
        aria-label="Days shown"
        onChange={(_, next: number | null) => next !== null && setDays(next)}
      >
        <ToggleButton value={1}>Today</ToggleButton>
        <ToggleButton value={7}>7 days</ToggleButton>
        <ToggleButton value={30}>30 days</ToggleButton>
      </ToggleButtonGroup>
      <Typography component="output" sx={{ display: 'block', mt: 1 }}>
        Showing {days === 1 ? 'today' : `${days} days`}
      </Typography>
    </>
  )
}

const kinds = ['Deposits', 'Withdrawals', 'Bonus']

export function SomeOfMany() {
  const [chosen, setChosen] = useState<string[]>(['Deposits'])
  return (
    <>
      <ToggleButtonGroup
        value={chosen}
        aria-label="Kinds shown"
        // Wraps with large text.
        sx={{ flexWrap: 'wrap' }}
        onChange={(_, next: string[]) => setChosen(next)}
      >
        {kinds.map((kind) => (
          <ToggleButton key={kind} value={kind}>
            {kind}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography component="output" sx={{ display: 'block', mt: 1 }}>
        {chosen.length === 0 ? 'Nothing is shown' : `Showing ${chosen.join(', ')}`}
      </Typography>
    </>
  )
}

const views = [
  { name: 'List', Icon: ListIcon },
  { name: 'Cards', Icon: GridIcon },
  { name: 'Board', Icon: KanbanIcon },
]

/** Icons without text need accessible names. */
export function VerticalGroup() {
  const [view, setView] = useState('List')
  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      value={view}
      aria-label="View"
      onChange={(_, next: string | null) => next && setView(next)}
    >
      {views.map(({ name, Icon }) => (
        <ToggleButton key={name} value={name} aria-label={name}>
          <Icon />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** A single button that is on or off. */
export function SingleToggle() {
  const [isFavourite, setFavourite] = useState(false)
  return (
    <ToggleButton
      value="favourite"
      selected={isFavourite}
      sx={{ gap: 1 }}
      onChange={() => setFavourite(!isFavourite)}
    >
      <StarIcon />
      {isFavourite ? 'In your favourites' : 'Add to favourites'}
    </ToggleButton>
  )
}

const sizes = ['small', 'medium', 'large'] as const

export function ToggleSizes() {
  const [side, setSide] = useState('left')
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {sizes.map((size) => (
        <ToggleButtonGroup
          key={size}
          exclusive
          size={size}
          value={side}
          aria-label={`Side, ${size}`}
          onChange={(_, next: string | null) => next && setSide(next)}
        >
          <ToggleButton value="left">Left</ToggleButton>
          <ToggleButton value="right">Right</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  )
}
