import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

const moves = {
  'Scale up': 'scale(1.06)',
  'Sink in': 'scale(0.95)',
  Rotate: 'rotate(-3deg)',
} as const

/** An answer to the pointer within a tenth of a second; none for people who asked for less motion. */
export function PressedButtons() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, py: 1 }}>
      {Object.entries(moves).map(([name, transform]) => (
        <Button
          key={name}
          variant="contained"
          sx={{
            minHeight: 44,
            '@media (prefers-reduced-motion: no-preference)': {
              transition: 'transform 100ms ease-out',
              '&:hover, &:active': { transform },
            },
          }}
        >
          {name}
        </Button>
      ))}
    </Box>
  )
}
