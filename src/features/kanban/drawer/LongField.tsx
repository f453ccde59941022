import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useId, useRef } from 'react'
import { breaking } from '#ui/display/unbroken'
import { fullNote } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'

/** Characters. */
const longest = 20_000

interface LongFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  /** Whether to focus the end of the text, because the user just opened the field. */
  autoFocus?: boolean
}

/** Multi-line text field. */
export function LongField({ label, value, onChange, autoFocus = false }: LongFieldProps) {
  const text = useText()
  const id = useId()
  const full = fullNote(text, longest, value)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!autoFocus) return
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [autoFocus])
  return (
    <FormControl fullWidth margin="dense">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        inputRef={field}
        label={label}
        multiline
        minRows={2}
        maxRows={12}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { maxLength: longest, dir: 'auto', style: breaking(value) } }}
      />
      {full !== '' && <FormHelperText role="status">{full}</FormHelperText>}
    </FormControl>
  )
}
