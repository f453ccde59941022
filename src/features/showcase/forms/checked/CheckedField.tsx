import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'

interface CheckedFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
  label: string
  hint?: string
  type?: TextFieldProps['type']
  autoComplete?: string
}

/** Text field of a form; its error is shown below and announced after its name. */
export function CheckedField<Values extends FieldValues>(props: CheckedFieldProps<Values>) {
  const { form, name, label, hint = ' ', type = 'text', autoComplete = 'off' } = props
  const { error } = form.getFieldState(name, form.formState)
  return (
    <TextField
      {...form.register(name)}
      fullWidth
      label={label}
      type={type}
      autoComplete={autoComplete}
      error={error !== undefined}
      helperText={error?.message ?? hint}
    />
  )
}
