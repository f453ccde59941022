import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { checkedLine } from '#ui/form/formSchema'
import { SubmitButton } from '#ui/form/PlainButton'
import { useFormField } from '#ui/form/useFormField'
import { useText } from '#ui/intl/useText'
import { emailError } from '../../emailError'
import { authenticationPath, type FormProps } from '../authentication'
import { EmailField } from '../fields/EmailField'
import { FormLinks } from '../fields/FormLinks'
import { FormResult } from '../fields/FormResult'
import { Lead } from '../fields/Lead'
import { useSentForm } from '../useSentForm'
import { mailedTo } from './CheckMail'

const schema = v.object({ email: checkedLine(emailError) })

export function ForgotPasswordForm({ variant }: FormProps) {
  const text = useText()
  const { control, values, isDone, submit } = useSentForm(schema, { email: '' })
  const email = values.email.trim()
  return (
    <>
      <Lead>{text('pages.forgot.lead')}</Lead>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <EmailField {...useFormField(control, 'email')} />
        <SubmitButton busy={false}>{text('pages.forgot.submit')}</SubmitButton>
      </form>
      <FormResult
        action={
          <Link to={authenticationPath('checkMail', variant)} state={mailedTo(email)}>
            {text('pages.forgot.next')}
          </Link>
        }
      >
        {isDone ? text('pages.forgot.done', { email }) : null}
      </FormResult>
      <FormLinks
        links={[
          { to: authenticationPath('login', variant), label: text('session.forgot.toLogin') },
        ]}
      />
    </>
  )
}
