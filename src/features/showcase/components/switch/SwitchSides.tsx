import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Switch from '@mui/material/Switch'

const sides = ['end', 'start', 'top', 'bottom'] as const

/** Start and end follow the direction of reading. */
export function SwitchSides() {
  return (
    <FormGroup row>
      {sides.map((side) => (
        <FormControlLabel
          key={side}
          labelPlacement={side}
          control={<Switch defaultChecked={side === 'end'} />}
          label={`Label at the ${side}`}
        />
      ))}
    </FormGroup>
  )
}
