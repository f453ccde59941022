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

/** Form to change the password; the demo validates the input and discards it. */
export function PasswordSection({ profile, flow }: SectionProps) {
  const text = useText()
  const { username } = profile.account
  const form = useSectionForm({
    form: 'users.password',
    stored: nothing,
    errorsOf: (values) => passwordErrors(values, username),
    // The demo has no account: nothing is sent or stored.
    save: async () => null,
    secret: true,
  })
  const shared = (name: keyof typeof nothing) => ({
    name,
    value: form.values[name] ?? '',
    onChange: (value: string) => form.change(name, value),
    error: form.errors[name] ? text(form.errors[name]) : null,
    // Optional as one of the steps.
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
        {/* Tells password managers whose password this is. */}
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

/** The errors of a new password. */
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
