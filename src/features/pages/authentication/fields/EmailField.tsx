import { Field, type FieldProps } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'

type EmailFieldProps = Pick<
  FieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'error'
>

/** Email address of the account; password managers store it as the user name. */
export function EmailField(field: EmailFieldProps) {
  const text = useText()
  return (
    <Field
      {...field}
      label={text('pages.auth.email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      maxLength={254}
      required
    />
  )
}
