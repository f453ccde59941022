import TextField, { type TextFieldProps } from '@mui/material/TextField'

interface DigitsFieldProps extends Omit<TextFieldProps, 'error' | 'helperText'> {
  /** The expected format; stays visible beside an error. */
  hint: string
  /** The error in the input. */
  problem: string | null
}

/**
 * Field for digits: phones show their numeric keyboard, requested on the field itself. It is LTR on every
 * page, because RTL would reorder the groups.
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
