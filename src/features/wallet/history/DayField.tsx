import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface DayFieldProps {
  label: string
  name: string
  /** `yyyy-mm-dd`, or null for none. */
  value: string | null
  min?: string | null
  max?: string | null
  onChange: (day: string | null) => void
}

/** A day, chosen in the browser's own calendar. */
export function DayField({ label, name, value, min, max, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <FormControl fullWidth margin="dense">
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        type="date"
        label={label}
        notched
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        slotProps={{ input: { min: min ?? undefined, max: max ?? undefined } }}
      />
    </FormControl>
  )
}
