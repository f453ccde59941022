import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'

const sides = ['top', 'start', 'bottom', 'end'] as const

export function CheckboxSides() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">The label stands at the</FormLabel>
      <FormGroup row sx={{ gap: 1 }}>
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
