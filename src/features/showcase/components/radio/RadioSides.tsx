import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'

const sides = ['top', 'bottom', 'start', 'end'] as const

/** Two by two: in one row they would stand at four heights. */
const sx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, max-content)',
  placeItems: 'center',
  rowGap: 1,
  columnGap: 5,
}

export function RadioSides() {
  const labelId = useId()
  return (
    <FormControl>
      <FormLabel id={labelId}>The label stands at the</FormLabel>
      <RadioGroup aria-labelledby={labelId} defaultValue="end" sx={sx}>
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
