import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { paths } from '#lib/paths/publicPaths'
import { CheckboxField } from '#ui/form/CheckboxField'
import { checkedLine } from '#ui/form/formSchema'
import { PasswordField } from '#ui/form/PasswordField'
import { SubmitButton } from '#ui/form/PlainButton'
import { useFormField } from '#ui/form/useFormField'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { emailError } from '../../emailError'
import { authenticationPath, type FormProps } from '../authentication'
import { EmailField } from '../fields/EmailField'
import { FormLinks } from '../fields/FormLinks'
import { FormResult } from '../fields/FormResult'
import { Lead } from '../fields/Lead'
import { useSentForm } from '../useSentForm'

const schema = v.object({
  email: checkedLine(emailError),
  password: v.pipe(v.string(), v.nonEmpty('pages.auth.passwordRequired' satisfies MessageKey)),
  keep: v.boolean(),
})

export function LoginForm({ variant }: FormProps) {
  const text = useText()
  const { control, isDone, submit } = useSentForm(schema, { email: '', password: '', keep: false })
  const email = useFormField(control, 'email')
  const password = useFormField(control, 'password')
  const keep = useFormField(control, 'keep')
  return (
    <>
      <Lead>{text('pages.login.lead')}</Lead>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <EmailField {...email} />
        <PasswordField
          {...password}
          label={text('session.password')}
          autoComplete="current-password"
          required
        />
        <CheckboxField
          label={text('pages.auth.keep')}
          name={keep.name}
          checked={keep.value}
          onChange={keep.onChange}
        />
        <SubmitButton busy={false}>{text('session.login.submit')}</SubmitButton>
      </form>
      <FormResult action={<Link to={paths.login}>{text('pages.login.real')}</Link>}>
        {isDone ? text('pages.login.done') : null}
      </FormResult>
      <FormLinks
        links={[
          {
            to: authenticationPath('forgotPassword', variant),
            label: text('session.login.toForgot'),
          },
          { to: authenticationPath('register', variant), label: text('session.login.toRegister') },
        ]}
      />
    </>
  )
}
