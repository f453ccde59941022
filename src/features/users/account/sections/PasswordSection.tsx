import { styled } from '@mui/material/styles'
import { ProgressBar } from '#ui/display/ProgressBar'
import { PasswordField } from '#ui/form/PasswordField'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import type { Fields } from '../form/drafts'
import { FormFrame } from '../form/FormFrame'
import { type Problems, useSectionForm } from '../form/useSectionForm'
import { passwordStrength } from './passwordStrength'
import type { SectionProps } from './sectionProps'

const nothing = { current: '', next: '', repeat: '' }

/** A change of password as it would be asked for; in the demo it is checked and forgotten. */
export function PasswordSection({ profile, flow }: SectionProps) {
  const text = useText()
  const { username } = profile.account
  const form = useSectionForm({
    form: 'users.password',
    stored: nothing,
    problemsOf: (values) => passwordProblems(values, username),
    // There is no account behind the demo: nothing is sent and nothing is kept.
    save: async () => null,
    secret: true,
  })
  const shared = (name: keyof typeof nothing) => ({
    name,
    value: form.values[name] ?? '',
    onChange: (value: string) => form.change(name, value),
    error: form.problems[name] ? text(form.problems[name]) : null,
    required: true,
  })
  return (
    <>
      <Note tone="info">{text('users.password.demo')}</Note>
      <FormFrame
        label={text('users.section.password')}
        form={form}
        saveLabel={text('users.password.change')}
        doneText={text('users.password.done')}
        flow={flow}
      >
        {/* Tells a password manager whose password this is. */}
        <Unseen type="text" name="username" autoComplete="username" value={username} readOnly />
        <PasswordField
          {...shared('current')}
          label={text('users.password.current')}
          autoComplete="current-password"
        />
        <PasswordField
          {...shared('next')}
          label={text('users.password.next')}
          autoComplete="new-password"
          hint={text('users.password.hint')}
        />
        <StrengthMeter password={form.values['next'] ?? ''} username={username} />
        <PasswordField
          {...shared('repeat')}
          label={text('users.password.repeat')}
          autoComplete="new-password"
        />
      </FormFrame>
    </>
  )
}

const Unseen = styled('input')({ display: 'none' })

interface StrengthMeterProps {
  password: string
  username: string
}

/** How hard a password is to guess, in a word and as a bar. */
function StrengthMeter({ password, username }: StrengthMeterProps) {
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

/** What stands in the way of a new password. */
function passwordProblems(
  { current = '', next = '', repeat = '' }: Fields,
  username: string,
): Problems {
  return {
    current: current === '' ? 'users.form.needed' : null,
    next: nextProblem(current, next, username),
    repeat:
      repeat === '' ? 'users.form.needed' : repeat === next ? null : 'users.password.mismatch',
  }
}

function nextProblem(current: string, next: string, username: string) {
  if (next === '') return 'users.form.needed'
  if (next.length < 8) return 'users.password.short'
  if (next === current) return 'users.password.same'
  return passwordStrength(next, [username]) < 2 ? 'users.password.guessable' : null
}
