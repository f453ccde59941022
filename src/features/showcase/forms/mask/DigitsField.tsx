import TextField, { type TextFieldProps } from '@mui/material/TextField'

interface DigitsFieldProps extends Omit<TextFieldProps, 'error' | 'helperText'> {
  /** What is to be typed: whoever has typed something else needs it most. */
  hint: string
  /** What is wrong with what is typed. */
  problem: string | null
}

/**
 * For digits: a phone shows its keys for them, which is asked for at the field itself, and they run from left
 * to right on every page: from right to left their groups would change places.
 */
export function DigitsField({ inputMode, hint, problem, ...field }: DigitsFieldProps) {
  return (
    <TextField
      {...field}
      error={problem !== null}
      helperText={
        <>
          {problem !== null && <span style={{ display: 'block' }}>{problem}</span>}
          {hint}
        </>
      }
      slotProps={{ htmlInput: { inputMode, dir: 'ltr' } }}
    />
  )
}
