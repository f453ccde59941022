import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'

/** How high a thing floats: on its own scale from 0 to 24. */
export function ShadowTuner() {
  const id = useId()
  const [elevation, setElevation] = useState(6)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Paper elevation={elevation} sx={{ p: 3, textAlign: 'center' }}>
        Elevation {elevation}
      </Paper>
      <div>
        <Typography id={id}>Elevation</Typography>
        <Slider
          value={elevation}
          max={24}
          marks
          aria-labelledby={id}
          onChange={(_, next) => setElevation(next)}
        />
      </div>
    </Box>
  )
}
