import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { firstStep } from '#api/session/firstStep'
import { login, register } from '#api/session/session'
import type { SessionDispatch } from '#api/session/sessionState'
import type { RegisterRequest } from '#contract/account/account'
import type { Failure } from '#contract/failure'
import type { Bank } from '#contract/site/site'
import { markUnsaved } from '#lib/unsaved'
import { unexpectedFailure } from '../FailureText'
import { withLoginState } from '../loginState'
import { emptyRegistration, newPin, payloadOf, type Registration } from './registration'
import { errorsOf, findErrors, noErrors, type RegistrationErrors } from './registrationErrors'
import { useInviter } from './useInviter'

/** Result of the last attempt. */
interface Outcome {
  readonly errors: RegistrationErrors
  /** Set if the server's error is about no field. */
  readonly failure: Failure | null
  /** An earlier response was lost, so a "duplicate" may be this very account. */
  readonly maybeDone: boolean
  /** The request was lost: the account does not exist. */
  readonly notArrived: boolean
  /** Number of failed attempts: each moves the focus to the field to correct. */
  readonly refusals: number
  /** The account exists and the next page is loading: nothing may be sent again. */
  readonly done: boolean
}

const untried: Outcome = {
  errors: noErrors,
  failure: null,
  maybeDone: false,
  notArrived: false,
  refusals: 0,
  done: false,
}

/**
 * Holds, validates and sends the registration, then logs in; if the login fails, navigates to /login. If the
 * bank is rejected, it may have been disabled: `onBankRefused` reloads the list.
 */
export function useRegistration(onBankRefused: () => void) {
  const dispatch = useDispatch<SessionDispatch>()
  const navigate = useNavigate()
  const location = useLocation()
  const [form, setForm] = useState(emptyRegistration)
  const [outcome, setOutcome] = useState(untried)
  const [answerLost, setAnswerLost] = useState(false)
  // The same for all attempts, so that the server can tell a repeated registration from a second one.
  const [pin] = useState(newPin)
  const inviter = useInviter(location.search)

  const isDirty = form !== emptyRegistration
  useEffect(() => {
    markUnsaved('register', isDirty)
    return () => markUnsaved('register', false)
  }, [isDirty])

  function change(part: Partial<Registration>): void {
    setForm((typed) => ({ ...typed, ...part }))
    const stale = 'password' in part ? { ...part, confirmPassword: '' } : part
    setOutcome((last) => ({
      ...last,
      errors: Object.fromEntries(
        Object.entries(last.errors).filter(([field]) => !(field in stale)),
      ),
    }))
  }

  /** `rulesVersion`: the version that the form links to, if the provider has one. */
  async function send(bank: Bank | undefined, rulesVersion: number | undefined): Promise<void> {
    const errors = findErrors(form, bank)
    if (Object.keys(errors).length > 0) return refuse({ errors })
    setOutcome((last) => ({ ...untried, refusals: last.refusals }))
    const payload = payloadOf(form, pin, inviter, rulesVersion)
    const answer = await dispatch(register(payload))
    if (register.fulfilled.match(answer)) {
      setOutcome({ ...untried, done: true })
      // Registration creates no session, so the same input logs in.
      if (login.fulfilled.match(await enter(payload))) return
      const arrival = withLoginState(location.state, { registered: payload.username ?? '' })
      await navigate('/login', { replace: true, state: arrival })
    } else if (!answer.meta.condition) {
      await fail(answer.payload ?? unexpectedFailure, payload)
    }
  }

  /**
   * Handles a rejected or lost registration. After a lost response, or if the name is taken, the account may
   * be this very one, because browsers repeat requests on a broken connection. In that case the app tries to
   * log in with the input. It never repeats the registration itself without being asked.
   */
  async function fail(failure: Failure, payload: RegisterRequest): Promise<void> {
    const errors = failure.kind === 'http' ? errorsOf(failure.message, form) : noErrors
    if ('bank_name' in errors) onBankRefused()
    const isLost = isLostAnswer(failure)
    let notArrived = false
    let isUnclear = false
    if (isLost || 'username' in errors) {
      const entered = await enter(payload)
      if (login.fulfilled.match(entered)) {
        setOutcome({ ...untried, done: true })
        return
      }
      isUnclear = entered.payload?.status !== 400
      notArrived = isLost && !isUnclear
    }
    const isAboutFields = Object.keys(errors).length > 0
    refuse({
      errors,
      failure: isAboutFields || notArrived ? null : failure,
      maybeDone: isAboutFields ? answerLost || isUnclear : failure.kind === 'http' && isUnclear,
      notArrived,
    })
    setAnswerLost(isLost && !notArrived)
  }

  /** Logs in with the typed values; the dashboard then begins with the first step. */
  function enter({ username = '', password = '' }: RegisterRequest) {
    firstStep.set('due')
    return dispatch(login({ username, password }))
  }

  function refuse(reasons: Partial<Outcome>): void {
    setOutcome((last) => ({ ...untried, ...reasons, refusals: last.refusals + 1 }))
  }

  return { form, outcome, inviter, change, send }
}

/** @returns true without a valid response: a gateway error, a partial response, or none */
function isLostAnswer({ kind, status }: Failure): boolean {
  return kind !== 'offline' && (kind !== 'http' || (status ?? 0) >= 500)
}
