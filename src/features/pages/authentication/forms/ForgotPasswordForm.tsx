import { Link } from 'react-router-dom'
import { SubmitButton } from '#ui/form/SubmitButton'
import { useText } from '#ui/intl/useText'
import { authenticationPath } from '../../authenticationPath'
import { emailProblem } from '../../emailProblem'
import type { FormProps } from '../authentication'
import { EmailField } from '../fields/EmailField'
import { FormLinks } from '../fields/FormLinks'
import { FormResult } from '../fields/FormResult'
import { Lead } from '../fields/Lead'
import { mailedTo } from '../mailedTo'
import { type Problems, useCheckedForm } from '../useCheckedForm'

const empty = { email: '' }

function check({ email }: typeof empty): Problems<typeof empty> {
  return { email: emailProblem(email) }
}

export function ForgotPasswordForm({ look }: FormProps) {
  const text = useText()
  const { values, change, errorOf, isDone, form, submit } = useCheckedForm(empty, check)
  const email = values.email.trim()
  return (
    <>
      <Lead>{text('pages.forgot.lead')}</Lead>
      <form ref={form} onSubmit={submit} noValidate>
        <EmailField
          value={values.email}
          error={errorOf('email')}
          onChange={(next) => change({ email: next })}
        />
        <SubmitButton busy={false}>{text('pages.forgot.submit')}</SubmitButton>
      </form>
      <FormResult
        action={
          <Link to={authenticationPath('checkMail', look)} state={mailedTo(email)}>
            {text('pages.forgot.next')}
          </Link>
        }
      >
        {isDone ? text('pages.forgot.done', { email }) : null}
      </FormResult>
      <FormLinks
        links={[{ to: authenticationPath('login', look), label: text('session.forgot.toLogin') }]}
      />
    </>
  )
}
