import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { alpha } from '@mui/material/styles'

const colours = ['primary', 'secondary', 'success', 'warning', 'error'] as const

/** The shadow takes the hue of what casts it. */
export function ColouredShadows() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, py: 1 }}>
      {colours.map((colour) => (
        <Button
          key={colour}
          variant="contained"
          color={colour}
          sx={(theme) => ({
            minHeight: 44,
            boxShadow: `0 12px 20px -8px ${alpha(theme.palette[colour].main, 0.6)}`,
          })}
        >
          {colour}
        </Button>
      ))}
    </Box>
  )
}
