import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

/** One is always chosen: pressing it again changes nothing. */
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
