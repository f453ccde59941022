import { Link } from 'react-router-dom'
import { PasswordField } from '#ui/form/PasswordField'
import { PasswordStrengthBar } from '#ui/form/PasswordStrengthBar'
import { passwordStrength } from '#ui/form/passwordStrength'
import { SubmitButton } from '#ui/form/SubmitButton'
import { useText } from '#ui/intl/useText'
import { authenticationPath } from '../../authenticationPath'
import type { FormProps } from '../authentication'
import { FormResult } from '../fields/FormResult'
import { Lead } from '../fields/Lead'
import { confirmProblem, newPasswordProblem } from '../passwordProblems'
import { type Problems, useCheckedForm } from '../useCheckedForm'

const empty = { password: '', confirm: '' }

function check({ password, confirm }: typeof empty): Problems<typeof empty> {
  return {
    password: newPasswordProblem(password),
    confirm: confirmProblem(password, confirm),
  }
}

export function ResetPasswordForm({ look }: FormProps) {
  const text = useText()
  const { values, change, errorOf, isDone, form, submit } = useCheckedForm(empty, check)
  return (
    <>
      <Lead>{text('pages.reset.lead')}</Lead>
      <form ref={form} onSubmit={submit} noValidate>
        <PasswordField
          label={text('pages.reset.newPassword')}
          name="password"
          autoComplete="new-password"
          required
          value={values.password}
          error={errorOf('password')}
          onChange={(password) => change({ password })}
        />
        <PasswordStrengthBar strength={passwordStrength(values.password, '')} />
        <PasswordField
          label={text('session.register.confirmPassword')}
          name="confirm"
          autoComplete="new-password"
          required
          value={values.confirm}
          error={errorOf('confirm')}
          onChange={(confirm) => change({ confirm })}
        />
        <SubmitButton busy={false}>{text('pages.reset.submit')}</SubmitButton>
      </form>
      <FormResult
        action={
          <Link to={authenticationPath('login', look)}>{text('session.forgot.toLogin')}</Link>
        }
      >
        {isDone ? text('pages.reset.done') : null}
      </FormResult>
    </>
  )
}
