import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'

/** Near enough by the slider, exactly by the field. */
export function SliderWithField() {
  const id = useId()
  const [percent, setPercent] = useState(35)
  // What is being typed stands as it is; only what is a percentage moves the slider.
  const [typed, setTyped] = useState<string | null>(null)

  function type(next: string): void {
    setTyped(next)
    const value = Number(next)
    if (next.trim() !== '') setPercent(Math.min(100, Math.max(0, Math.round(value) || 0)))
  }

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Slider value={percent} aria-labelledby={id} onChange={(_, next) => setPercent(next)} />
      <TextField
        label="Percent"
        type="number"
        value={typed ?? percent}
        sx={{ width: 120, flexShrink: 0 }}
        slotProps={{ htmlInput: { min: 0, max: 100 }, inputLabel: { id } }}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </Box>
  )
}
