import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'

/** Near enough by the slider, exactly by the field. */
export function SliderWithField() {
  const id = useId()
  const [percent, setPercent] = useState(35)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Slider value={percent} aria-labelledby={id} onChange={(_, next) => setPercent(next)} />
      <TextField
        label="Percent"
        type="number"
        value={percent}
        sx={{ width: 120, flexShrink: 0 }}
        slotProps={{ htmlInput: { min: 0, max: 100 }, inputLabel: { id } }}
        onChange={(event) =>
          setPercent(Math.min(100, Math.max(0, Math.round(Number(event.target.value)) || 0)))
        }
      />
    </Box>
  )
}
