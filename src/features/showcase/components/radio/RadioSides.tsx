import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'

const sides = ['top', 'start', 'bottom', 'end'] as const

export function RadioSides() {
  const labelId = useId()
  return (
    <FormControl>
      <FormLabel id={labelId}>The label stands at the</FormLabel>
      <RadioGroup row aria-labelledby={labelId} defaultValue="end" sx={{ gap: 1 }}>
        {sides.map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            labelPlacement={side}
            control={<Radio />}
            label={side}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
