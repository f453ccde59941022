import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'

const elevations = Array.from({ length: 25 }, (_, elevation) => elevation)

export function Elevations() {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))' }}
    >
      {elevations.map((elevation) => (
        <Paper
          key={elevation}
          elevation={elevation}
          sx={{ display: 'grid', placeItems: 'center', height: 72 }}
        >
          {elevation}
        </Paper>
      ))}
    </Box>
  )
}
