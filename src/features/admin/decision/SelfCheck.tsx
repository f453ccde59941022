import { Field } from '#ui/form/Field'
import { PasswordField } from '#ui/form/PasswordField'
import { useText } from '#ui/intl/useText'
import { useStaffSession } from '../api/adminSession'

/** What somebody shows once more that it is them by. */
export interface Self {
  password: string
  /** Of the authenticator, or a recovery code; empty without a second factor. */
  code: string
}

export const nobody: Self = { password: '', code: '' }

interface SelfCheckProps {
  value: Self
  onChange: (value: Self) => void
}

/** Asks once more who it is, where an order weighs more. */
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
