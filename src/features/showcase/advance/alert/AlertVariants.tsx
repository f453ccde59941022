import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'

const variants = ['standard', 'outlined', 'filled'] as const
const severities = ['success', 'info', 'warning', 'error'] as const

export function AlertVariants() {
  const [variant, setVariant] = useState<(typeof variants)[number]>('outlined')
  return (
    <Stack spacing={1.5}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={variant}
        onChange={(_, chosen) => chosen && setVariant(chosen)}
        aria-label="Variant of the alerts"
      >
        {variants.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {severities.map((severity) => (
        <Alert key={severity} severity={severity} variant={variant} role="note">
          {`${severity} in the ${variant} variant`}
        </Alert>
      ))}
    </Stack>
  )
}
