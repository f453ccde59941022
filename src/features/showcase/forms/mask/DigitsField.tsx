import TextField, { type TextFieldProps } from '@mui/material/TextField'

/**
 * For digits: a phone shows its keys for them, which is asked for at the field itself, and they run from left
 * to right on every page: from right to left their groups would change places.
 */
export function DigitsField({ inputMode, ...field }: TextFieldProps) {
  return <TextField {...field} slotProps={{ htmlInput: { inputMode, dir: 'ltr' } }} />
}
