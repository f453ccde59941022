import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import type { MessageValues } from '../intl/messages'
import { useIntl, useText } from '../intl/useText'
import { Field, type FieldProps } from './Field'
import { fullNote } from './fullNote'
import { useFormField } from './useFormField'

interface FormFieldProps<Values extends FieldValues, Read>
  extends Omit<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef'> {
  control: Control<Values, unknown, Read>
  name: FieldPathByValue<Values, string>
  errorValues?: MessageValues
}

/** A text field of a form of react-hook-form's: what its schema says is wrong stands below it. */
export function FormField<Values extends FieldValues, Read>({
  control,
  name,
  errorValues,
  hint,
  ...props
}: FormFieldProps<Values, Read>) {
  const text = useText()
  const { messages } = useIntl()
  const field = useFormField(control, name, errorValues)
  const { maxLength = 0 } = props
  const says = maxLength >= longText && 'demo.full' in messages
  return (
    <Field {...props} {...field} hint={(says && fullNote(text, maxLength, field.value)) || hint} />
  )
}

/** In characters: of a shorter field one sees that it is full. */
const longText = 100
