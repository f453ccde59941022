import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import type { MessageValues } from '../intl/messages'
import { Field, type FieldProps } from './Field'
import { useFormField } from './useFormField'

interface FormFieldProps<Values extends FieldValues, Read>
  extends Omit<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef'> {
  control: Control<Values, unknown, Read>
  name: FieldPathByValue<Values, string>
  errorValues?: MessageValues
}

/** A text field of a react-hook-form form, with its schema error below it. */
export function FormField<Values extends FieldValues, Read>({
  control,
  name,
  errorValues,
  ...props
}: FormFieldProps<Values, Read>) {
  return <Field {...props} {...useFormField(control, name, errorValues)} />
}
