import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface LongFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
}

/** A text of several lines. */
export function LongField({ label, value, onChange }: LongFieldProps) {
  const id = useId()
  return (
    <FormControl fullWidth margin="dense">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        multiline
        minRows={2}
        maxRows={12}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { maxLength: 20_000, dir: 'auto' } }}
      />
    </FormControl>
  )
}
