import {
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { login, selectSending, selectSessionEnd, selectSessionFault } from '#api/session/session'
import type { SessionDispatch } from '#api/session/sessionState'
import { accountMessages } from '#contract/account/login'
import type { Failure } from '#contract/failure'
import { isMocked } from '#lib/environment'
import { Field } from '#ui/form/Field'
import { focusIn } from '#ui/form/focusIn'
import { PasswordField } from '#ui/form/PasswordField'
import { SubmitButton } from '#ui/form/PlainButton'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { openAlert } from '#ui/toast/toastSlice'
import { DemoAccounts } from './DemoAccounts'
import { FailureText, ServerText, unexpectedFailure } from './FailureText'
import { FormAlert, FormNote } from './FormAlert'
import { GuestLinks } from './layout/GuestLinks'
import { readLoginState } from './loginState'

export function LoginPage() {
  const text = useText()
  const { registered } = readLoginState(useLocation().state)
  const ended = useSelector(selectSessionEnd)
  const fault = useSelector(selectSessionFault)
  const sending = useSelector(selectSending)
  const form = useRef<HTMLFormElement>(null)
  const [username, setUsername] = useState(() => registered || typedEarly('username'))
  const [password, setPassword] = useState(() => typedEarly('password'))
  const { failure, incomplete, send } = useLogin()

  const refused = failure?.kind === 'http'
  const lacksName = !username.trim()

  const takeOver = useEffectEvent(() => {
    const [name, word] = [typedEarly('username'), typedEarly('password')]
    takeOverFields(form.current, { username: setUsername, password: setPassword })
    if (wasEnteredEarly() && name && word) void send(name, word)
  })
  useLayoutEffect(() => takeOver(), [])

  useEffect(() => {
    // The button lost the focus while it was disabled. A rejection concerns the input.
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
  const notice = incomplete ? (
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
        <FormAlert>{notice}</FormAlert>
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

interface Login {
  /** Why the last attempt failed. */
  failure: Failure | null
  /** Whether the last attempt had an empty field, so that nothing was sent. */
  incomplete: boolean
  send: (username: string, password: string) => Promise<void>
}

/** Validates and sends the login form. After a success the guard navigates. */
function useLogin(): Login {
  const dispatch = useDispatch<SessionDispatch>()
  const text = useText()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [incomplete, setIncomplete] = useState(false)

  async function send(username: string, password: string): Promise<void> {
    const isIncomplete = username.trim() === '' || password === ''
    setIncomplete(isIncomplete)
    setFailure(null)
    if (isIncomplete) return
    const outcome = await dispatch(login({ username: username.trim(), password }))
    if (login.rejected.match(outcome)) {
      if (!outcome.meta.condition) setFailure(outcome.payload ?? unexpectedFailure)
    } else if (!outcome.payload.isStored) {
      dispatch(openAlert('warning', text('session.notKept')))
    }
  }

  return { failure, incomplete, send }
}

/**
 * The app shell in index.html has two fields that work before any script has loaded. The login page takes
 * over their input and then removes them.
 */
type FieldName = 'username' | 'password'

function earlyField(name: FieldName): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#frame input[name=${name}]`)
}

/** Input in a field of the app shell. */
function typedEarly(name: FieldName): string {
  return earlyField(name)?.value ?? ''
}

/**
 * Whether Enter was the last key pressed in these fields. Read once, so that the user is not logged in again.
 */
function wasEnteredEarly(): boolean {
  const { dataset } = document.documentElement
  const isEntered = 'entered' in dataset
  delete dataset['entered']
  return isEntered
}

/**
 * Moves focus, selection and input from the fields of the app shell to those of `form`, and removes the
 * former. Includes input typed between React's render and its commit.
 */
function takeOverFields(
  form: HTMLFormElement | null,
  change: Record<FieldName, (value: string) => void>,
): void {
  for (const name of ['username', 'password'] as const) {
    const early = earlyField(name)
    const field = form?.querySelector<HTMLInputElement>(`input[name=${name}]`)
    if (early && field && early === document.activeElement) {
      field.focus()
      field.setSelectionRange(early.selectionStart, early.selectionEnd)
    }
    if (early?.value) change[name](early.value)
    early?.parentElement?.remove()
  }
}
