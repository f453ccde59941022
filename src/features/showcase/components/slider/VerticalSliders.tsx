import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import { useState } from 'react'

const bands = ['Low', 'Middle', 'High']

export function VerticalSliders() {
  const [values, setValues] = useState([30, 55, 40])
  return (
    <Box sx={{ display: 'flex', gap: 4, height: 160 }}>
      {bands.map((band, index) => (
        <Slider
          key={band}
          orientation="vertical"
          value={values[index] ?? 0}
          aria-label={`${band} notes`}
          valueLabelDisplay="auto"
          onChange={(_, next) => setValues(values.map((old, at) => (at === index ? next : old)))}
        />
      ))}
    </Box>
  )
}
