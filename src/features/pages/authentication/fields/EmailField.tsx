import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'

interface EmailFieldProps {
  value: string
  error: string | null
  onChange: (email: string) => void
}

/** The e-mail address that names the account: password managers keep it as the user's name. */
export function EmailField({ value, error, onChange }: EmailFieldProps) {
  const text = useText()
  return (
    <Field
      label={text('pages.auth.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      maxLength={254}
      required
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}
