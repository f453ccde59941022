import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { CheckboxField } from '#ui/form/CheckboxField'
import { Field } from '#ui/form/Field'
import { checkedLine, requiredLine } from '#ui/form/formSchema'
import { NewPasswordField } from '#ui/form/NewPasswordField'
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
import { isWeakPassword, nameOf, newPasswordError } from '../newPassword'
import { useSentForm } from '../useSentForm'

const empty = { name: '', email: '', password: '', accepted: false }

/** Years; the real registration uses the operator's settings. */
const minAge = 20

const schema = v.pipe(
  v.object({
    name: requiredLine('pages.auth.nameRequired'),
    email: checkedLine(emailError),
    password: checkedLine(newPasswordError),
    accepted: v.pipe(
      v.boolean(),
      v.check((accepted) => accepted, 'session.register.acceptRequired' satisfies MessageKey),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['password']],
      ({ email, password }) => !isWeakPassword(password, email),
      'pages.auth.passwordWeak' satisfies MessageKey,
    ),
    ['password'],
  ),
)

export function RegisterForm({ variant }: FormProps) {
  const text = useText()
  const { control, isDone, submit } = useSentForm(schema, empty)
  // In the order of the form: the first field with an error is focused.
  const name = useFormField(control, 'name')
  const email = useFormField(control, 'email')
  const password = useFormField(control, 'password')
  const accepted = useFormField(control, 'accepted')
  return (
    <>
      <Lead>{text('pages.register.lead')}</Lead>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Field
          {...name}
          label={text('pages.auth.name')}
          autoComplete="name"
          maxLength={100}
          required
        />
        <EmailField {...email} />
        <NewPasswordField
          {...password}
          label={text('session.password')}
          username={nameOf(email.value)}
          required
        />
        <CheckboxField
          label={text('session.register.accept', {
            age: minAge,
            rules: text('session.register.rules'),
          })}
          name={accepted.name}
          required
          checked={accepted.value}
          error={accepted.error}
          onChange={accepted.onChange}
          inputRef={accepted.inputRef}
        />
        <SubmitButton busy={false}>{text('session.register.submit')}</SubmitButton>
      </form>
      <FormResult
        action={
          <Link to={authenticationPath('codeVerification', variant)}>
            {text('pages.register.next')}
          </Link>
        }
      >
        {isDone ? text('pages.register.done') : null}
      </FormResult>
      <FormLinks
        links={[
          { to: authenticationPath('login', variant), label: text('session.register.toLogin') },
        ]}
      />
    </>
  )
}
