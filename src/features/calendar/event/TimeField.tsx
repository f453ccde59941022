import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type Ref, useId } from 'react'

interface TimeFieldProps {
  type: 'date' | 'time'
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** The day in words: the browser's own field knows neither the app's language nor its years. */
  hint?: string | undefined
  inputRef?: Ref<HTMLInputElement>
}

/** A day or a time of day, chosen in the browser's own way. */
export function TimeField({ type, label, value, onChange, error, hint, inputRef }: TimeFieldProps) {
  const id = useId()
  const note = error ?? hint
  const noteId = `${id}-note`
  return (
    <FormControl fullWidth margin="dense" error={error !== undefined} required>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        type={type}
        label={label}
        notched
        value={value}
        inputRef={inputRef}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={note ? noteId : undefined}
        slotProps={{ input: type === 'date' ? { min: '1000-01-01', max: '2999-12-31' } : {} }}
      />
      {note && <FormHelperText id={noteId}>{note}</FormHelperText>}
    </FormControl>
  )
}
