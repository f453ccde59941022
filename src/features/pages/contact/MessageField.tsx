import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useText } from '#ui/intl/useText'
import { messageLength } from './contactForm'

interface MessageFieldProps {
  value: string
  error: string | null
  onChange: (value: string) => void
}

/** Several lines, with what there is room for. */
export function MessageField({ value, error, onChange }: MessageFieldProps) {
  const text = useText()
  const id = useId()
  return (
    <FormControl fullWidth margin="dense" required error={error !== null}>
      <InputLabel htmlFor={id}>{text('site.contact.message')}</InputLabel>
      <OutlinedInput
        multiline
        minRows={5}
        id={id}
        name="message"
        label={text('site.contact.message')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}note`}
      />
      <FormHelperText id={`${id}note`}>
        {error ??
          text('site.contact.messageLength', {
            used: value.trim().length,
            max: messageLength.most,
          })}
      </FormHelperText>
    </FormControl>
  )
}
