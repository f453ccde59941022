import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'

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
