import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { readablePlaceholder } from '#ui/form/placeholder'
import { useText } from '#ui/intl/useText'

interface NotesFieldProps {
  value: string
  onChange: (value: string) => void
}

export function NotesField({ value, onChange }: NotesFieldProps) {
  const text = useText()
  return (
    <Input
      multiline
      fullWidth
      minRows={5}
      maxRows={12}
      name="notes"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      placeholder={text('customers.invoice.notesHint')}
      slotProps={{ input: { 'aria-label': text('customers.invoice.notes'), maxLength: 2000 } }}
    />
  )
}

const Input = styled(OutlinedInput)(({ theme }) => readablePlaceholder(theme))
