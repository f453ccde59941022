import { Link } from 'react-router-dom'
import { CheckboxField } from '#ui/form/CheckboxField'
import { Field } from '#ui/form/Field'
import { PasswordField } from '#ui/form/PasswordField'
import { PasswordStrengthBar } from '#ui/form/PasswordStrengthBar'
import { passwordStrength } from '#ui/form/passwordStrength'
import { SubmitButton } from '#ui/form/SubmitButton'
import { useText } from '#ui/intl/useText'
import { authenticationPath } from '../../authenticationPath'
import { emailProblem } from '../../emailProblem'
import type { FormProps } from '../authentication'
import { EmailField } from '../fields/EmailField'
import { FormLinks } from '../fields/FormLinks'
import { FormResult } from '../fields/FormResult'
import { Lead } from '../fields/Lead'
import { nameOf, newPasswordProblem } from '../passwordProblems'
import { type Problems, useCheckedForm } from '../useCheckedForm'

const empty = { name: '', email: '', password: '', accepted: false }

/** Years; the real registration asks the operator's settings. */
const minAge = 20

function check({ name, email, password, accepted }: typeof empty): Problems<typeof empty> {
  return {
    name: name.trim() === '' ? 'pages.auth.nameRequired' : null,
    email: emailProblem(email),
    password: newPasswordProblem(password, email),
    accepted: accepted ? null : 'session.register.acceptRequired',
  }
}

export function RegisterForm({ look }: FormProps) {
  const text = useText()
  const { values, change, errorOf, isDone, form, submit } = useCheckedForm(empty, check)
  const { name, email, password, accepted } = values
  return (
    <>
      <Lead>{text('pages.register.lead')}</Lead>
      <form ref={form} onSubmit={submit} noValidate>
        <Field
          label={text('pages.auth.name')}
          name="name"
          autoComplete="name"
          maxLength={100}
          required
          value={name}
          error={errorOf('name')}
          onChange={(next) => change({ name: next })}
        />
        <EmailField
          value={email}
          error={errorOf('email')}
          onChange={(next) => change({ email: next })}
        />
        <PasswordField
          label={text('session.password')}
          name="password"
          autoComplete="new-password"
          required
          value={password}
          error={errorOf('password')}
          onChange={(next) => change({ password: next })}
        />
        <PasswordStrengthBar strength={passwordStrength(password, nameOf(email))} />
        <CheckboxField
          label={text('session.register.accept', { age: minAge })}
          name="accepted"
          required
          checked={accepted}
          error={errorOf('accepted')}
          onChange={(next) => change({ accepted: next })}
        />
        <SubmitButton busy={false}>{text('session.register.submit')}</SubmitButton>
      </form>
      <FormResult
        action={
          <Link to={authenticationPath('codeVerification', look)}>
            {text('pages.register.next')}
          </Link>
        }
      >
        {isDone ? text('pages.register.done') : null}
      </FormResult>
      <FormLinks
        links={[{ to: authenticationPath('login', look), label: text('session.register.toLogin') }]}
      />
    </>
  )
}
