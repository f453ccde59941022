import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface DayFieldProps {
  label: string
  /** `yyyy-mm-dd`, or empty. */
  value: string
  onChange: (day: string) => void
}

/** A day in the browser's own calendar. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <FormControl fullWidth margin="dense">
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        type="date"
        label={label}
        notched
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { max: '9999-12-31' } }}
      />
    </FormControl>
  )
}
