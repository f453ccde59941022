import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { isRefusal } from '#api/client/provider'
import { useOnline } from '#api/client/refetch'
import type { Failure } from '#contract/failure'
import { focusIn } from '#ui/form/focusIn'
import { NewPasswordField } from '#ui/form/NewPasswordField'
import { PasswordField } from '#ui/form/PasswordField'
import { SubmitButton } from '#ui/form/PlainButton'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'
import { visuallyHidden } from '#ui/page/Page'
import { Note, OfflineNote } from '#ui/state/Note'
import {
  type PasswordErrors,
  type PasswordFields,
  usePasswordChange,
  validatePasswords,
} from './usePasswordChange'

interface PasswordFormProps {
  userId: string
  /** Lets password managers know whose password it is. */
  username: string
}

const empty: PasswordFields = { password: '', newPassword: '', again: '' }

export function PasswordForm({ userId, username }: PasswordFormProps) {
  const text = useText()
  const online = useOnline()
  const form = useRef<HTMLFormElement>(null)
  const { busy, failure, done, send } = usePasswordChange(userId)
  const [fields, setFields] = useState(empty)
  const [errors, setErrors] = useState<PasswordErrors>({})
  const wrong = failure?.code === 'wrongpassword'

  useEffect(() => {
    // The button lost the focus while it was disabled.
    if (failure) focusIn(form.current, wrong ? '[name=password]' : '[type=submit]')
  }, [failure, wrong])

  function change(part: Partial<PasswordFields>): void {
    setFields((typed) => ({ ...typed, ...part }))
    setErrors({})
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const found = validatePasswords(fields)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first !== undefined) focusIn(form.current, `[name=${first}]`)
    else if (await send(fields)) setFields(empty)
  }

  const errorOf = (name: keyof PasswordFields) => {
    const key = errors[name]
    return key === undefined ? null : text(key)
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      {!online && <OfflineNote message={text('account.password.offline')} />}
      {done && <Note tone="success">{text('account.password.done')}</Note>}
      {failure && <PasswordError failure={failure} />}
      <input
        style={visuallyHidden}
        name="username"
        autoComplete="username"
        value={username}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        label={text('account.password.present')}
        name="password"
        autoComplete="current-password"
        required
        value={fields.password}
        onChange={(password) => change({ password })}
        error={errorOf('password')}
      />
      <NewPasswordField
        label={text('account.password.new')}
        name="newPassword"
        username={username}
        required
        value={fields.newPassword}
        onChange={(newPassword) => change({ newPassword })}
        error={errorOf('newPassword')}
      />
      <PasswordField
        label={text('account.password.again')}
        name="again"
        autoComplete="new-password"
        required
        value={fields.again}
        onChange={(again) => change({ again })}
        error={errorOf('again')}
      />
      <SubmitButton busy={busy} disabled={!online}>
        {text('account.password.submit')}
      </SubmitButton>
    </form>
  )
}

/** Shows the provider's error, or that the result is unknown. */
function PasswordError({ failure }: { failure: Failure }) {
  const text = useText()
  const errorText = useErrorText()
  return (
    <Note tone="error">
      {isRefusal(failure) ? errorText(failure) : text('account.password.unknown')}
    </Note>
  )
}
