import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

const kinds = ['Deposits', 'Withdrawals', 'Bonus']

export function SomeOfMany() {
  const [chosen, setChosen] = useState<string[]>(['Deposits'])
  return (
    <>
      <ToggleButtonGroup
        value={chosen}
        aria-label="Kinds shown"
        // With large letters they need a second line.
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
