import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { checkedLine } from '#ui/form/formSchema'
import { NewPasswordField } from '#ui/form/NewPasswordField'
import { PasswordField } from '#ui/form/PasswordField'
import { SubmitButton } from '#ui/form/PlainButton'
import { useFormField } from '#ui/form/useFormField'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { authenticationPath, type FormProps } from '../authentication'
import { FormResult } from '../fields/FormResult'
import { Lead } from '../fields/Lead'
import { newPasswordError } from '../newPassword'
import { useSentForm } from '../useSentForm'

const schema = v.pipe(
  v.object({
    password: checkedLine(newPasswordError),
    confirm: v.pipe(v.string(), v.nonEmpty('pages.auth.confirmRequired' satisfies MessageKey)),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirm']],
      ({ password, confirm }) => confirm === password,
      'pages.auth.confirmDiffers' satisfies MessageKey,
    ),
    ['confirm'],
  ),
)

export function ResetPasswordForm({ variant }: FormProps) {
  const text = useText()
  const { control, isDone, submit } = useSentForm(schema, { password: '', confirm: '' })
  const password = useFormField(control, 'password')
  const confirm = useFormField(control, 'confirm')
  return (
    <>
      <Lead>{text('pages.reset.lead')}</Lead>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <NewPasswordField
          {...password}
          label={text('pages.reset.newPassword')}
          username=""
          required
        />
        <PasswordField
          {...confirm}
          label={text('session.register.confirmPassword')}
          autoComplete="new-password"
          required
        />
        <SubmitButton busy={false}>{text('pages.reset.submit')}</SubmitButton>
      </form>
      <FormResult
        action={
          <Link to={authenticationPath('login', variant)}>{text('session.forgot.toLogin')}</Link>
        }
      >
        {isDone ? text('pages.reset.done') : null}
      </FormResult>
    </>
  )
}
