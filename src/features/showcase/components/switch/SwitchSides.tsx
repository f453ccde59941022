import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Switch from '@mui/material/Switch'

const sides = ['top', 'bottom', 'start', 'end'] as const

/** Two by two: in one row they would stand at four heights. Large letters break within their half. */
const sx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
  placeItems: 'center',
  rowGap: 1,
  columnGap: 5,
}

/** Start and end follow the direction of reading. */
export function SwitchSides() {
  return (
    <FormGroup sx={sx}>
      {sides.map((side) => (
        <FormControlLabel
          key={side}
          labelPlacement={side}
          control={<Switch defaultChecked={side === 'end'} />}
          label={`At the ${side}`}
        />
      ))}
    </FormGroup>
  )
}
