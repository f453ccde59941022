import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useText } from '#ui/intl/useText'

interface TextAreaProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  error: string | null
  lines: number
  maxLength: number
}

/** Multi-line text field with the number of remaining characters below it. */
export function TextArea({ label, name, value, onChange, error, lines, maxLength }: TextAreaProps) {
  const text = useText()
  const id = useId()
  const noteId = `${id}-note`
  return (
    <FormControl fullWidth margin="dense" error={error !== null}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        label={label}
        value={value}
        multiline
        minRows={lines}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={noteId}
        slotProps={{ input: { maxLength, dir: value === '' ? undefined : 'auto' } }}
      />
      <FormHelperText id={noteId}>
        <bdi>{error ?? text('users.form.left', { count: maxLength - value.length })}</bdi>
      </FormHelperText>
    </FormControl>
  )
}
