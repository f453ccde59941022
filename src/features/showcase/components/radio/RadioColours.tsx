import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'

const colours = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'default'] as const

export function RadioColours() {
  return (
    <RadioGroup row aria-label="Colour" defaultValue="success">
      {colours.map((colour) => (
        <FormControlLabel
          key={colour}
          value={colour}
          control={<Radio color={colour} />}
          label={colour}
        />
      ))}
    </RadioGroup>
  )
}
