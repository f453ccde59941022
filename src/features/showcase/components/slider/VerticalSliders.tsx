import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import { useId, useState } from 'react'

const bands = ['Low', 'Middle', 'High']

export function VerticalSliders() {
  const id = useId()
  const [values, setValues] = useState([30, 55, 40])
  return (
    <Box role="group" aria-label="Tone" sx={{ display: 'flex', gap: 3 }}>
      {bands.map((band, index) => (
        <Box key={band} sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, minWidth: 56 }}>
          <Box sx={{ height: 140 }}>
            <Slider
              orientation="vertical"
              value={values[index] ?? 0}
              aria-labelledby={`${id}${band}`}
              valueLabelDisplay="auto"
              onChange={(_, next) =>
                setValues(values.map((old, at) => (at === index ? next : old)))
              }
            />
          </Box>
          <span id={`${id}${band}`}>{band}</span>
        </Box>
      ))}
    </Box>
  )
}
