import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

const text =
  'The promotion of 15 November is open to everybody who deposited at least once this month.'

/** One line with an ellipsis, or as many lines as it takes: the narrower, the plainer the difference. */
export function LongWords() {
  const [width, setWidth] = useState(200)
  return (
    <>
      <Slider
        value={width}
        min={120}
        max={300}
        step={20}
        shiftStep={60}
        valueLabelDisplay="auto"
        aria-label="Width in pixels"
        onChange={(_, next) => setWidth(next)}
      />
      <Box sx={{ width, maxWidth: '100%' }}>
        <Typography noWrap dir="auto" title={text}>
          {text}
        </Typography>
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{text}</Typography>
      </Box>
    </>
  )
}
