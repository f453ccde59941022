import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'

export function RadioSizes() {
  return (
    <RadioGroup row aria-label="Size" defaultValue="medium">
      <FormControlLabel value="small" control={<Radio size="small" />} label="Small" />
      <FormControlLabel value="medium" control={<Radio />} label="Medium" />
      <FormControlLabel
        value="own"
        control={<Radio sx={{ '& svg': { fontSize: 32 } }} />}
        label="Own size"
      />
    </RadioGroup>
  )
}
