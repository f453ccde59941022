import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#api/client/api'
import { isRefusal } from '#api/client/provider'
import { type Failure, isFailure } from '#contract/failure'
import { makeRequestId } from '#lib/requestId'
import type { MessageKey } from '#ui/intl/messages'
import { passwordApi } from '../api/password'

interface Passwords {
  password: string
  newPassword: string
}

interface Outcome {
  busy: boolean
  /** Error of the last attempt. */
  failure: Failure | null
  done: boolean
}

const untried: Outcome = { busy: false, failure: null, done: false }

interface PasswordChange extends Outcome {
  /** @returns whether the password was changed */
  send: (passwords: Passwords) => Promise<boolean>
}

/** Sends a password change. Sending the same change again after a lost answer applies it only once. */
export function usePasswordChange(userId: string): PasswordChange {
  const dispatch = useDispatch<Dispatch>()
  const last = useRef<(Passwords & { requestId: string }) | null>(null)
  const [state, setState] = useState<Outcome>(untried)

  async function send(passwords: Passwords): Promise<boolean> {
    if (state.busy) return false
    setState({ ...untried, busy: true })
    const { password, newPassword } = passwords
    const again = last.current?.password === password && last.current.newPassword === newPassword
    const requestId = again && last.current ? last.current.requestId : makeRequestId()
    last.current = { ...passwords, requestId }
    const request = { userId, requestId, password, newPassword }
    const { data, error } = await dispatch(
      passwordApi.endpoints.changePassword.initiate(request, { track: false }),
    )
    const done = data !== undefined
    // The provider's answer is final: another attempt is a new request.
    if (done || (isFailure(error) && isRefusal(error))) last.current = null
    setState({ busy: false, done, failure: isFailure(error) ? error : null })
    return done
  }

  return { ...state, send }
}

export interface PasswordFields {
  /** The current password. */
  password: string
  newPassword: string
  again: string
}

export type PasswordErrors = Partial<Record<keyof PasswordFields, MessageKey>>

/**
 * Finds missing or mismatched fields, in the order of the form. Only the provider can check the current
 * password.
 */
export function validatePasswords({
  password,
  newPassword,
  again,
}: PasswordFields): PasswordErrors {
  const required = 'account.password.required'
  return {
    ...(password === '' && { password: required }),
    ...(newPassword.trim() === '' && { newPassword: required }),
    ...(newPassword.trim() !== '' &&
      again !== newPassword && { again: again === '' ? required : 'account.password.mismatch' }),
  }
}
