import { styled } from '@mui/material/styles'
import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import * as v from 'valibot'
import { type AdminSession, adminLoginAnswerSchema } from '#contract/admin/account'
import { adminPath, longCallMs } from '#contract/admin/calls'
import { isFailure } from '#contract/failure'
import { deviceName } from '#lib/device/deviceName'
import { appName, isMocked } from '#lib/environment'
import { storedText } from '#lib/storage/storedValue'
import { BusyButton } from '#ui/form/BusyButton'
import { Field } from '#ui/form/Field'
import { focusIn } from '#ui/form/focusIn'
import { PasswordField } from '#ui/form/PasswordField'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { HttpsNote } from '#ui/state/Note'
import { ask } from '../api/adminApi'
import { endedBecause, keepSession } from '../api/adminSession'

/** Accounts of the simulation, offered for trying it out. */
const demoAccounts = ['owner', 'cashier', 'support'] as const

/** Login of staff: username and password, then a code if there is a second factor. */
export function AdminLoginPage({ foot }: { foot: ReactNode }) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const ended = useSyncExternalStore(endedBecause.subscribe, endedBecause.get)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { ticket, error, refusals, busy, logIn, logInByCode, startAgain } = useAdminLogin()

  const isIncomplete = error === 'admin.login.incomplete'

  useEffect(() => {
    if (error && refusals > 0)
      focusIn(form.current, '[aria-invalid=true], [name=password], [name=code]')
  }, [error, refusals])
  useEffect(() => {
    if (ticket !== null) focusIn(form.current, '[name=code]')
  }, [ticket])

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (ticket !== null) void logInByCode(code)
    else void logIn(username, password)
  }

  return (
    <Ground>
      <Card>
        <Page title={text('admin.login.title', { app: appName })}>
          <HttpsNote />
          <form ref={form} onSubmit={submit} noValidate>
            {/* The same error must be announced again. */}
            <div role="alert">{error && <Alert key={refusals}>{text(error)}</Alert>}</div>
            {!error && ended && <p>{text('admin.login.ended')}</p>}
            {ticket === null ? (
              <>
                <Field
                  label={text('admin.login.username')}
                  name="username"
                  autoComplete="username"
                  required
                  value={username}
                  error={isIncomplete && username.trim() === ''}
                  onChange={setUsername}
                />
                <PasswordField
                  label={text('session.password')}
                  name="password"
                  autoComplete="current-password"
                  required
                  value={password}
                  error={isIncomplete && password === ''}
                  onChange={setPassword}
                />
              </>
            ) : (
              <Field
                label={text('admin.login.code')}
                name="code"
                autoComplete="one-time-code"
                hint={text('admin.login.codeHint')}
                required
                value={code}
                onChange={setCode}
              />
            )}
            <BusyButton type="submit" variant="contained" fullWidth busy={busy}>
              {text('admin.login.submit')}
            </BusyButton>
            {ticket !== null && (
              <BusyButton fullWidth busy={false} onClick={startAgain}>
                {text('admin.login.back')}
              </BusyButton>
            )}
          </form>
          {isMocked && ticket === null && (
            <Demo>
              <p>{text('admin.login.demo')}</p>
              {demoAccounts.map((name) => (
                <BusyButton
                  key={name}
                  size="small"
                  variant="outlined"
                  busy={false}
                  disabled={busy}
                  onClick={() => void logIn(name, `${name}1234`)}
                >
                  {text(`admin.role.${roleOf[name]}`)}
                </BusyButton>
              ))}
            </Demo>
          )}
          {foot}
        </Page>
      </Card>
    </Ground>
  )
}

const roleOf = { owner: 'owner', cashier: 'admin', support: 'support' } as const

/** Texts of the login's error codes. */
const errorTexts: Readonly<Record<string, MessageKey>> = {
  notfound: 'admin.login.wrong',
  wrongpass: 'admin.login.wrong',
  wrongcode: 'admin.login.wrongCode',
  banned: 'admin.login.disabled',
  locked: 'admin.login.locked',
}

function useAdminLogin() {
  const [ticket, setTicket] = useState<string | null>(null)
  const [error, setError] = useState<MessageKey | null>(null)
  /** Number of errors. The same text alone would not be announced a second time. */
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)

  function refuse(message: MessageKey): void {
    setError(message)
    setRefusals((count) => count + 1)
  }

  async function send(call: 'login' | 'loginCode', body: object): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      const answer = await ask(adminPath(call), { method: 'POST', body, timeoutMs: longCallMs })
      if (typeof answer === 'string') {
        refuse(errorTexts[answer] ?? 'admin.error.failed')
        if (answer === 'notfound') setTicket(null)
        return
      }
      const read = v.parse(adminLoginAnswerSchema, answer)
      if ('ticket' in read) setTicket(read.ticket)
      else keepSession(read satisfies AdminSession)
    } catch (cause) {
      if (!isFailure(cause)) console.error('The answer to a log-in does not fit', cause)
      refuse('admin.error.unreachable')
    } finally {
      setBusy(false)
    }
  }

  return {
    ticket,
    error,
    refusals,
    busy,
    logIn: (username: string, password: string) =>
      username.trim() === '' || password === ''
        ? Promise.resolve(refuse('admin.login.incomplete'))
        : send('login', { username, password, device: staffDevice(), ...client() }),
    logInByCode: (code: string) => send('loginCode', { ticket, code, ...client() }),
    startAgain: () => {
      setTicket(null)
      setError(null)
    },
  }
}

const Ground = styled('div')({
  boxSizing: 'border-box',
  minHeight: '100dvh',
  padding: 'clamp(24px, 10vh, 96px) 16px 24px',
})

const Card = styled('main')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 420,
  marginInline: 'auto',
  padding: 28,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  'form > button': { marginTop: 16 },
}))

const Alert = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.error.readable }))

const Demo = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 20,
  color: theme.palette.text.secondary,
  p: { flexBasis: '100%', margin: 0 },
}))

/** Names of browser and system for the list of sessions, if the browser reveals them. */
function client() {
  const named = deviceName(navigator)
  return named === null ? {} : { client: named }
}

const stored = storedText('admin-device')

/** The device id for the audit: 16 random hex digits, created at the first staff login and stored. */
export function staffDevice(): string {
  const known = stored.get()
  if (known !== null && /^[\da-f]{16}$/.test(known)) return known
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  const made = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  stored.set(made)
  return made
}
