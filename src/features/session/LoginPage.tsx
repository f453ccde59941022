import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { selectSending, selectSessionEnd, selectSessionFault } from '#api/session/session'
import { accountMessages } from '#contract/account/messages'
import { isMocked } from '#lib/environment'
import { Field } from '#ui/form/Field'
import { focusIn } from '#ui/form/focusIn'
import { PasswordField } from '#ui/form/PasswordField'
import { SubmitButton } from '#ui/form/SubmitButton'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { readArrival } from './arrival'
import { DemoAccounts } from './DemoAccounts'
import { takeOverFields, typedEarly } from './earlyFields'
import { FailureText } from './FailureText'
import { FormAlert } from './FormAlert'
import { FormNote } from './FormNote'
import { GuestLinks } from './layout/GuestLinks'
import { ServerText } from './ServerText'
import { useLogin } from './useLogin'

export function LoginPage() {
  const text = useText()
  const { registered } = readArrival(useLocation().state)
  const ended = useSelector(selectSessionEnd)
  const fault = useSelector(selectSessionFault)
  const sending = useSelector(selectSending)
  const form = useRef<HTMLFormElement>(null)
  const [username, setUsername] = useState(() => registered || typedEarly('username'))
  const [password, setPassword] = useState(() => typedEarly('password'))
  const { failure, incomplete, send } = useLogin()

  const refused = failure?.kind === 'http'
  const lacksName = !username.trim()

  useLayoutEffect(() => takeOverFields(form.current), [])

  useEffect(() => {
    // The button lost the focus while it was disabled. A refusal is about what was typed.
    if (failure) focusIn(form.current, refused ? '[name=password]' : '[type=submit]')
  }, [failure, refused])

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (lacksName) focusIn(form.current, '[name=username]')
    else if (!password) focusIn(form.current, '[name=password]')
    void send(username, password)
  }

  function logInAs(demoUsername: string, demoPassword: string): void {
    setUsername(demoUsername)
    setPassword(demoPassword)
    void send(demoUsername, demoPassword)
  }

  const shown = failure ?? fault
  const problem = incomplete ? (
    <ServerText>{accountMessages.credentialsRequired}</ServerText>
  ) : (
    shown && <FailureText failure={shown} />
  )
  return (
    <Page title={text('session.login.title')}>
      {registered && <FormNote>{text('session.login.registered')}</FormNote>}
      {(ended === 'expired' || ended === 'refused') && (
        <FormNote>{text('session.login.ended')}</FormNote>
      )}
      <form ref={form} onSubmit={submit} noValidate>
        <FormAlert>{problem}</FormAlert>
        <Field
          label={text('session.username')}
          name="username"
          autoComplete="username"
          required
          error={refused || (incomplete && lacksName)}
          value={username}
          onChange={setUsername}
        />
        <PasswordField
          label={text('session.password')}
          name="password"
          autoComplete="current-password"
          required
          error={refused || (incomplete && !password)}
          value={password}
          onChange={setPassword}
        />
        <SubmitButton busy={sending}>{text('session.login.submit')}</SubmitButton>
      </form>
      <GuestLinks
        links={[
          { to: '/forgot', label: text('session.login.toForgot') },
          { to: '/register', label: text('session.login.toRegister') },
        ]}
      />
      {isMocked && <DemoAccounts disabled={sending} onChoose={logInAs} />}
    </Page>
  )
}
