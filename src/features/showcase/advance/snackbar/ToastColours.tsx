import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { useToast } from './useToast'

const colors = ['primary', 'secondary', 'success', 'info', 'warning', 'error'] as const
const variants = ['filled', 'outlined', 'standard'] as const

export function ToastColours() {
  const toast = useToast()
  const [variant, setVariant] = useState<(typeof variants)[number]>('filled')
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={variant}
        aria-label="Variant"
        sx={{ mb: 2 }}
        onChange={(_, next: typeof variant | null) => next && setVariant(next)}
      >
        {variants.map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {colors.map((color) => (
          <Button
            key={color}
            color={color}
            onClick={() =>
              toast({
                variant: 'alert',
                alert: { color, variant },
                message: `This is ${color}, ${variant}`,
              })
            }
          >
            {color}
          </Button>
        ))}
      </Box>
    </>
  )
}
