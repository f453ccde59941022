import { type SubmitEvent, useRef, useState } from 'react'
import { plainUsername } from '#lib/text/phoneNumber'
import { Field } from '#ui/form/Field'
import { focusIn } from '#ui/form/focusIn'
import { SubmitButton } from '#ui/form/PlainButton'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { AdminMessage } from './AdminMessage'
import { FormNote } from './FormAlert'
import { GuestLinks } from './layout/GuestLinks'

/**
 * No call of the specification sets a new password, and the page says so. It writes a message to the admin,
 * who sets it.
 */
export function ForgotPage() {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const [username, setUsername] = useState('')
  const [isMissing, setMissing] = useState(false)
  /** The user name in the message; null while there is none. */
  const [named, setNamed] = useState<string | null>(null)

  function change(value: string): void {
    setUsername(value)
    setMissing(false)
    setNamed(null)
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const name = plainUsername(username)
    setMissing(name === '')
    setNamed(name === '' ? null : name)
    if (name === '') focusIn(form.current, '[name=username]')
  }

  return (
    <Page title={text('session.forgot.title')}>
      <FormNote>{text('session.forgot.note')}</FormNote>
      <form ref={form} onSubmit={submit} noValidate>
        <Field
          label={text('session.username')}
          name="username"
          autoComplete="username"
          required
          value={username}
          onChange={change}
          error={isMissing ? text('session.forgot.usernameRequired') : null}
        />
        <SubmitButton busy={false}>{text('session.forgot.submit')}</SubmitButton>
      </form>
      {named !== null && <AdminMessage username={named} />}
      <GuestLinks links={[{ to: '/login', label: text('session.forgot.toLogin') }]} />
    </Page>
  )
}
