import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { login } from '#api/session/session'
import type { SessionDispatch } from '#api/session/sessionState'
import type { Failure } from '#contract/failure'
import { useText } from '#ui/intl/useText'
import { openAlert } from '#ui/toast/toastSlice'
import { unexpectedFailure } from './unexpectedFailure'

export interface Login {
  /** Why the last try did not succeed. */
  failure: Failure | null
  /** Whether the last try lacked a field, so that nothing was sent. */
  incomplete: boolean
  send: (username: string, password: string) => Promise<void>
}

/** Checks and sends the login form. After a success the guard takes over. */
export function useLogin(): Login {
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
    } else if (!outcome.payload.kept) {
      dispatch(openAlert('warning', text('session.notKept')))
    }
  }

  return { failure, incomplete, send }
}
