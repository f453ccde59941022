import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'

const numbers = new Intl.NumberFormat('en')
const marks = [100, 500, 1_000, 1_500, 2_000].map((value) => ({
  value,
  label: numbers.format(value),
}))

/** Only steps of 100, with Page up ten of them: by itself it would be 10 baht. The marks can be pressed. */
export function StepSlider() {
  const id = useId()
  const [baht, setBaht] = useState(500)
  return (
    <>
      <Typography id={id}>Deposit: {numbers.format(baht)}.00 baht</Typography>
      <Slider
        value={baht}
        min={100}
        max={2_000}
        step={100}
        shiftStep={1_000}
        marks={marks}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => numbers.format(value)}
        aria-labelledby={id}
        getAriaValueText={(value) => `${numbers.format(value)} baht`}
        sx={{ mx: 2, width: 'calc(100% - 32px)' }}
        onChange={(_, next) => setBaht(next)}
      />
    </>
  )
}
