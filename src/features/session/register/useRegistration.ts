import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { login, register } from '#api/session/session'
import type { SessionDispatch } from '#api/session/sessionState'
import type { RegisterRequest } from '#contract/account/account'
import type { Failure } from '#contract/failure'
import type { Bank } from '#contract/site/site'
import { markUnsaved } from '#lib/unsaved'
import { withArrival } from '../arrival'
import { unexpectedFailure } from '../FailureText'
import { emptyRegistration, newPin, payloadOf, type Registration } from './registration'
import { errorsOf, findErrors, noErrors, type RegistrationErrors } from './registrationErrors'
import { useInviter } from './useInviter'

/** What came of the last try. */
interface Outcome {
  readonly errors: RegistrationErrors
  /** Set when the server's answer is about no field. */
  readonly failure: Failure | null
  /** An earlier answer was lost on the way, so that a "duplicate" may be this very account. */
  readonly maybeDone: boolean
  /** The registration was lost on its way: there is no such account. */
  readonly notArrived: boolean
  /** Counts the tries that did not succeed: each moves the focus to what is to be corrected. */
  readonly refusals: number
  /** The account exists and the next page is on its way: nothing may be sent again. */
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
 * Holds, checks and sends the registration, and logs in with it; where that fails, it leads to /login.
 * A refused bank may have been switched off since the list was read: `onBankRefused` reads it anew.
 */
export function useRegistration(onBankRefused: () => void) {
  const dispatch = useDispatch<SessionDispatch>()
  const navigate = useNavigate()
  const location = useLocation()
  const [form, setForm] = useState(emptyRegistration)
  const [outcome, setOutcome] = useState(untried)
  const [answerLost, setAnswerLost] = useState(false)
  // One for all tries, so that the server can tell a repeated registration from a second one.
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

  async function send(bank: Bank | undefined): Promise<void> {
    const errors = findErrors(form, bank)
    if (Object.keys(errors).length > 0) return refuse({ errors })
    setOutcome((last) => ({ ...untried, refusals: last.refusals }))
    const payload = payloadOf(form, pin, inviter)
    const answer = await dispatch(register(payload))
    if (register.fulfilled.match(answer)) {
      setOutcome({ ...untried, done: true })
      // Registering alone makes no session: what was typed is the first log-in.
      const { username = '', password = '' } = payload
      if (login.fulfilled.match(await dispatch(login({ username, password })))) return
      const arrival = withArrival(location.state, { registered: payload.username ?? '' })
      await navigate('/login', { replace: true, state: arrival })
    } else if (!answer.meta.condition) {
      await fail(answer.payload ?? unexpectedFailure, payload)
    }
  }

  /**
   * What was refused, or lost on the way. After a lost answer, and where the name is taken, the account may
   * be this very one: a browser repeats what it sent on a broken line. What was typed is tried as a
   * log-in then; the registration itself is never repeated unasked.
   */
  async function fail(failure: Failure, payload: RegisterRequest): Promise<void> {
    const errors = failure.kind === 'http' ? errorsOf(failure.message, form) : noErrors
    if ('bank_name' in errors) onBankRefused()
    const isLost = isLostAnswer(failure)
    let notArrived = false
    let isUnclear = false
    if (isLost || 'username' in errors) {
      const { username = '', password = '' } = payload
      const entered = await dispatch(login({ username, password }))
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

  function refuse(reasons: Partial<Outcome>): void {
    setOutcome((last) => ({ ...untried, ...reasons, refusals: last.refusals + 1 }))
  }

  return { form, outcome, inviter, change, send }
}

/** Nothing that answers a registration: a broken gateway, half an answer, or none at all. */
function isLostAnswer({ kind, status }: Failure): boolean {
  return kind !== 'offline' && (kind !== 'http' || (status ?? 0) >= 500)
}
