import { Field } from '#ui/form/Field'
import { PasswordField } from '#ui/form/PasswordField'
import { useText } from '#ui/intl/useText'
import { useStaffSession } from '../api/adminSession'

/** Credentials that confirm the staff member's identity again. */
export interface Self {
  password: string
  /** Code of the authenticator, or a recovery code; empty without a second factor. */
  code: string
}

export const nobody: Self = { password: '', code: '' }

interface SelfCheckProps {
  value: Self
  onChange: (value: Self) => void
}

/** Asks for the credentials again, for requests above a limit. */
export function SelfCheck({ value, onChange }: SelfCheckProps) {
  const text = useText()
  const session = useStaffSession()
  return (
    <>
      <PasswordField
        label={text('admin.decision.password')}
        name="password"
        autoComplete="current-password"
        required
        hint={text('admin.decision.passwordHint')}
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
      />
      {session?.hasOtp && (
        <Field
          label={text('admin.login.code')}
          name="code"
          autoComplete="one-time-code"
          required
          value={value.code}
          onChange={(code) => onChange({ ...value, code })}
        />
      )}
    </>
  )
}
