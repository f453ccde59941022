import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'

const colours = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'default'] as const

export function CheckboxColours() {
  return (
    <FormGroup row>
      {colours.map((colour) => (
        <FormControlLabel
          key={colour}
          control={<Checkbox color={colour} defaultChecked />}
          label={colour}
        />
      ))}
    </FormGroup>
  )
}
