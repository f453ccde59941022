import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'

export function CheckboxSizes() {
  return (
    <FormGroup row>
      <FormControlLabel control={<Checkbox size="small" defaultChecked />} label="Small" />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Medium" />
      <FormControlLabel
        control={<Checkbox defaultChecked sx={{ '& svg': { fontSize: 32 } }} />}
        label="Own size"
      />
      <FormControlLabel disabled control={<Checkbox />} label="Disabled" />
      <FormControlLabel disabled control={<Checkbox checked />} label="Disabled and checked" />
    </FormGroup>
  )
}
