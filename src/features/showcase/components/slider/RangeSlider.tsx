import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { baht } from '../../demo/baht'

/** From and to: the two never pass each other by less than 100. */
export function RangeSlider() {
  const [range, setRange] = useState([500, 2_000])
  const [from = 0, to = 0] = range
  return (
    <>
      <Typography component="output">
        From {baht(from)} to {baht(to)} baht
      </Typography>
      <Slider
        value={range}
        max={5_000}
        step={100}
        shiftStep={1_000}
        getAriaValueText={(value) => `${baht(value)} baht`}
        getAriaLabel={(index) => (index === 0 ? 'Least amount' : 'Greatest amount')}
        onChange={(_, next) =>
          next[0] !== undefined &&
          next[1] !== undefined &&
          next[1] - next[0] >= 100 &&
          setRange(next)
        }
      />
    </>
  )
}
