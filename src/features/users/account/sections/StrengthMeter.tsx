import { ProgressBar } from '#ui/display/ProgressBar'
import { useText } from '#ui/intl/useText'
import { passwordStrength } from './passwordStrength'

interface StrengthMeterProps {
  password: string
  username: string
}

/** How hard a password is to guess, in a word and as a bar. */
export function StrengthMeter({ password, username }: StrengthMeterProps) {
  const text = useText()
  const strength = passwordStrength(password, [username])
  const word = password === '' ? '–' : text(`users.strength.${strength}`)
  return (
    <div aria-live="polite">
      <ProgressBar
        label={text('users.password.strength')}
        share={password === '' ? 0 : (strength + 1) / 5}
        note={word}
      />
    </div>
  )
}
