import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import type { MessageValues } from '../intl/messages'
import { translate, useIntl } from '../intl/useText'

/**
 * Props of a react-hook-form field for the fields of this folder. The messages of the form's schema are keys of
 * the catalogue; `errorValues` fills their placeholders. The fields in `deps` are validated with this one.
 */
export function useFormField<Values extends FieldValues, Name extends FieldPath<Values>, Read>(
  control: Control<Values, unknown, Read>,
  name: Name,
  errorValues?: MessageValues,
  deps?: FieldPath<Values>[],
) {
  const { locale, messages } = useIntl()
  const { field, fieldState } = useController({ control, name, ...(deps && { rules: { deps } }) })
  const { onChange, onBlur, ref: inputRef, value } = field
  const wrong = fieldState.error?.message
  const error = wrong ? translate(messages, locale, wrong, errorValues) : null
  return { name, value, onChange, onBlur, inputRef, error }
}
