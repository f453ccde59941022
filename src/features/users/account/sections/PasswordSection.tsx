import { styled } from '@mui/material/styles'
import { NewPasswordField } from '#ui/form/NewPasswordField'
import { PasswordField } from '#ui/form/PasswordField'
import { isGuessable, shortestPassword } from '#ui/form/passwordStrength'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import type { Fields } from '../form/drafts'
import { FormFrame, type SectionProps } from '../form/FormFrame'
import { type FieldErrors, useSectionForm } from '../form/useSectionForm'

const nothing = { current: '', next: '', repeat: '' }

/** A change of password as it would be asked for; in the demo it is checked and forgotten. */
export function PasswordSection({ profile, flow }: SectionProps) {
  const text = useText()
  const { username } = profile.account
  const form = useSectionForm({
    form: 'users.password',
    stored: nothing,
    errorsOf: (values) => passwordErrors(values, username),
    // There is no account behind the demo: nothing is sent and nothing is kept.
    save: async () => null,
    secret: true,
  })
  const shared = (name: keyof typeof nothing) => ({
    name,
    value: form.values[name] ?? '',
    onChange: (value: string) => form.change(name, value),
    error: form.errors[name] ? text(form.errors[name]) : null,
    // In the steps it may be left as it is.
    required: flow === undefined,
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
        <NewPasswordField
          {...shared('next')}
          label={text('users.password.next')}
          username={username}
          hint={text('users.password.hint')}
        />
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

/** What stands in the way of a new password. */
function passwordErrors(
  { current = '', next = '', repeat = '' }: Fields,
  username: string,
): FieldErrors {
  return {
    current: current === '' ? 'users.form.needed' : null,
    next: nextError(current, next, username),
    repeat:
      repeat === '' ? 'users.form.needed' : repeat === next ? null : 'users.password.mismatch',
  }
}

function nextError(current: string, next: string, username: string) {
  if (next === '') return 'users.form.needed'
  if (next.length < shortestPassword) return 'users.password.short'
  if (next === current) return 'users.password.same'
  return isGuessable(next, username) ? 'users.password.guessable' : null
}
