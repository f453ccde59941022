import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Switch from '@mui/material/Switch'

const colours = ['primary', 'secondary', 'success', 'warning', 'error'] as const

export function SwitchColours() {
  return (
    <FormGroup row>
      {colours.map((colour) => (
        <FormControlLabel
          key={colour}
          control={<Switch color={colour} defaultChecked />}
          label={colour}
        />
      ))}
    </FormGroup>
  )
}
