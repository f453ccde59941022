import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface TimeFieldProps {
  label: string
  /** `hh:mm` */
  value: string
  onChange: (value: string) => void
}

/** A time of day, chosen in the browser's own way. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  const id = useId()
  return (
    <FormControl fullWidth margin="dense" required>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        type="time"
        label={label}
        notched
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormControl>
  )
}
