import { plainUsername } from '#lib/text/phoneNumber'
import { PasswordField } from '#ui/form/PasswordField'
import { PasswordStrengthBar } from '#ui/form/PasswordStrengthBar'
import { passwordStrength } from '#ui/form/passwordStrength'
import { useText } from '#ui/intl/useText'
import type { ErrorTextOf } from '../useErrorText'
import type { Registration } from './registration'

interface NewPasswordFieldsProps {
  form: Registration
  errorText: ErrorTextOf
  onChange: (part: Partial<Registration>) => void
}

/** A password to be set, twice, with a meter between. */
export function NewPasswordFields({ form, errorText, onChange }: NewPasswordFieldsProps) {
  const text = useText()
  return (
    <>
      <PasswordField
        label={text('session.password')}
        name="password"
        autoComplete="new-password"
        required
        value={form.password}
        onChange={(password) => onChange({ password })}
        error={errorText('password')}
      />
      <PasswordStrengthBar
        strength={passwordStrength(form.password, plainUsername(form.username))}
      />
      <PasswordField
        label={text('session.register.confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        required
        value={form.confirmPassword}
        onChange={(confirmPassword) => onChange({ confirmPassword })}
        error={errorText('confirmPassword')}
      />
    </>
  )
}
