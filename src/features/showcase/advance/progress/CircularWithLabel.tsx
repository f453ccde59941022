import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

export function CircularWithLabel() {
  const [percent, setPercent] = useState(65)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Box sx={{ position: 'relative', display: 'inline-grid', placeItems: 'center' }}>
        <CircularProgress
          variant="determinate"
          value={percent}
          size={72}
          aria-label="Turnover reached"
        />
        <Typography component="span" aria-hidden="true" sx={{ position: 'absolute' }}>
          {percent}%
        </Typography>
      </Box>
      <Slider
        value={percent}
        aria-label="Turnover in percent"
        onChange={(_, next) => setPercent(next)}
      />
    </Box>
  )
}
