import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Tile, Tiles } from './Tiles'

const counts = {
  today: { Visits: 3_120, 'New members': 41, 'First deposits': 18, Invites: 9 },
  week: { Visits: 20_880, 'New members': 263, 'First deposits': 120, Invites: 74 },
} as const

type Period = keyof typeof counts

const format = new Intl.NumberFormat('en')

/** Counts for a period; the choice updates them all. */
export function CountTiles() {
  const [period, setPeriod] = useState<Period>('today')
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={period}
        aria-label="Period"
        sx={{ mb: 2 }}
        onChange={(_, next: Period | null) => next && setPeriod(next)}
      >
        <ToggleButton value="today">Today</ToggleButton>
        <ToggleButton value="week">This week</ToggleButton>
      </ToggleButtonGroup>
      <Tiles aria-live="polite">
        {Object.entries(counts[period]).map(([name, count]) => (
          <Tile key={name}>
            <Typography variant="h2" component="p">
              {format.format(count)}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{name}</Typography>
          </Tile>
        ))}
      </Tiles>
    </>
  )
}
