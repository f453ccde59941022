import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'

const looks = ['standard', 'outlined', 'filled'] as const
const severities = ['success', 'info', 'warning', 'error'] as const

export function AlertLooks() {
  const [look, setLook] = useState<(typeof looks)[number]>('outlined')
  return (
    <Stack spacing={1.5}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={look}
        onChange={(_, chosen) => chosen && setLook(chosen)}
        aria-label="Look of the alerts"
      >
        {looks.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {severities.map((severity) => (
        <Alert key={severity} severity={severity} variant={look} role="note">
          {`${severity} in the ${look} look`}
        </Alert>
      ))}
    </Stack>
  )
}
