import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'

const sides = ['top', 'bottom', 'start', 'end'] as const

/** Two by two: in one row they would stand at four heights. */
const sx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, max-content)',
  placeItems: 'center',
  rowGap: 1,
  columnGap: 5,
}

export function CheckboxSides() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">The label stands at the</FormLabel>
      <FormGroup sx={sx}>
        {sides.map((side) => (
          <FormControlLabel
            key={side}
            labelPlacement={side}
            control={<Checkbox defaultChecked={side === 'end'} />}
            label={side}
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}
