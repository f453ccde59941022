import { Link } from 'react-router-dom'
import { paths } from '#lib/paths/entrance'
import { CheckboxField } from '#ui/form/CheckboxField'
import { PasswordField } from '#ui/form/PasswordField'
import { SubmitButton } from '#ui/form/SubmitButton'
import { useText } from '#ui/intl/useText'
import { authenticationPath } from '../../authenticationPath'
import { emailProblem } from '../../emailProblem'
import type { FormProps } from '../authentication'
import { EmailField } from '../fields/EmailField'
import { FormLinks } from '../fields/FormLinks'
import { FormResult } from '../fields/FormResult'
import { Lead } from '../fields/Lead'
import { type Problems, useCheckedForm } from '../useCheckedForm'

const empty = { email: '', password: '', keep: false }

function check({ email, password }: typeof empty): Problems<typeof empty> {
  return {
    email: emailProblem(email),
    password: password === '' ? 'pages.auth.passwordRequired' : null,
  }
}

export function LoginForm({ look }: FormProps) {
  const text = useText()
  const { values, change, errorOf, isDone, form, submit } = useCheckedForm(empty, check)
  return (
    <>
      <Lead>{text('pages.login.lead')}</Lead>
      <form ref={form} onSubmit={submit} noValidate>
        <EmailField
          value={values.email}
          error={errorOf('email')}
          onChange={(email) => change({ email })}
        />
        <PasswordField
          label={text('session.password')}
          name="password"
          autoComplete="current-password"
          required
          value={values.password}
          error={errorOf('password')}
          onChange={(password) => change({ password })}
        />
        <CheckboxField
          label={text('pages.auth.keep')}
          name="keep"
          checked={values.keep}
          onChange={(keep) => change({ keep })}
        />
        <SubmitButton busy={false}>{text('session.login.submit')}</SubmitButton>
      </form>
      <FormResult action={<Link to={paths.login}>{text('pages.login.real')}</Link>}>
        {isDone ? text('pages.login.done') : null}
      </FormResult>
      <FormLinks
        links={[
          { to: authenticationPath('forgotPassword', look), label: text('session.login.toForgot') },
          { to: authenticationPath('register', look), label: text('session.login.toRegister') },
        ]}
      />
    </>
  )
}
