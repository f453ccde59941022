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

/** A text field of a form: what is wrong with it stands below it, and is read after its name. */
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
