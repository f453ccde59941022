import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
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
  required?: boolean
  /** The message beside the field; none means that the day is in order. */
  error?: string | null
  onChange: (day: string | null) => void
  onBlur?: () => void
}

/** A day, chosen in the browser's own calendar. */
export function DayField({
  label,
  name,
  value,
  min,
  max,
  required = false,
  error,
  onChange,
  onBlur,
}: DayFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <FormControl fullWidth required={required} margin="dense" error={!!error}>
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
        onBlur={onBlur}
        aria-describedby={error ? noteId : undefined}
        slotProps={{ input: { min: min ?? undefined, max: max ?? undefined } }}
      />
      {error && <FormHelperText id={noteId}>{error}</FormHelperText>}
    </FormControl>
  )
}
