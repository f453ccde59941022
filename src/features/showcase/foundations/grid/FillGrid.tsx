import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import { useState } from 'react'
import { Tile } from './Tile'

/** Plain CSS: as many columns as fit, without a single breakpoint. */
export function FillGrid() {
  const [cells, setCells] = useState(5)
  return (
    <>
      <Slider
        value={cells}
        min={1}
        max={12}
        valueLabelDisplay="auto"
        aria-label="Number of cells"
        onChange={(_, next) => setCells(next)}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
        }}
      >
        {Array.from({ length: cells }, (_, index) => (
          <Tile key={index}>{index + 1}</Tile>
        ))}
      </Box>
    </>
  )
}
