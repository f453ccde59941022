import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState } from 'react'

export function ControlledSwitch() {
  const [isOn, setOn] = useState(true)
  return (
    <FormControlLabel
      control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
      label={`Bonus messages are ${isOn ? 'on' : 'off'}`}
    />
  )
}
