import { styled } from '@mui/material/styles'
import type { MessageKey } from '../intl/messages'
import { useText } from '../intl/useText'
import { PasswordField, type PasswordFieldProps } from './PasswordField'
import { type PasswordStrength, passwordStrength } from './passwordStrength'

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete'> {
  /** A password is no stronger for containing it. */
  username: string
}

/** A field for a new password, with its strength below. */
export function NewPasswordField({ username, ...field }: NewPasswordFieldProps) {
  return (
    <>
      <PasswordField {...field} autoComplete="new-password" />
      <PasswordStrengthBar strength={passwordStrength(field.value, username)} />
    </>
  )
}

const labels: Readonly<Record<PasswordStrength, MessageKey>> = {
  0: 'session.strength.none',
  1: 'session.strength.weak',
  2: 'session.strength.fair',
  3: 'session.strength.good',
  4: 'session.strength.strong',
}

/** Four decorative bars and a text for everybody. Its space is reserved from the start, so nothing jumps. */
function PasswordStrengthBar({ strength }: { strength: PasswordStrength }) {
  const text = useText()
  return (
    <Area>
      <Bars aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <Bar key={bar} data-filled={bar <= strength} />
        ))}
      </Bars>
      <span aria-live="polite">{text(labels[strength])}</span>
    </Area>
  )
}

const Area = styled('div')(({ theme }) => ({
  margin: '4px 14px 8px',
  fontSize: '0.75rem',
  color: theme.palette.text.secondary,
}))

const Bars = styled('span')({ display: 'flex', gap: 4, marginBottom: 4 })

const Bar = styled('span')(({ theme }) => ({
  flexGrow: 1,
  height: 4,
  borderRadius: 2,
  backgroundColor: theme.palette.divider,
  '&[data-filled="true"]': { backgroundColor: theme.palette.primary.readable },
}))
