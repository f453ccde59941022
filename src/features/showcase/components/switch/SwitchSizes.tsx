import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Switch from '@mui/material/Switch'

export function SwitchSizes() {
  return (
    <FormGroup>
      <FormControlLabel control={<Switch size="small" defaultChecked />} label="Small" />
      <FormControlLabel control={<Switch defaultChecked />} label="Medium" />
      <FormControlLabel control={<Switch />} disabled label="Not available" />
      <FormControlLabel control={<Switch defaultChecked />} disabled label="On, and fixed" />
    </FormGroup>
  )
}
