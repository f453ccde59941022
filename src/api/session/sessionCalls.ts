import { createAsyncThunk } from '@reduxjs/toolkit'
import type { LoginRequest, RegisterAnswer, RegisterRequest } from '#contract/account/account'
import type { Player } from '#contract/account/player'
import { type Failure, isFailure } from '#contract/failure'
import type { SessionRoot, SessionState } from './sessionState'
import { dropToken, readToken, storeToken } from './token'

/** Loaded after the first screen: to show a login form takes no schema of an answer. */
const accountCalls = () => import('./account')

interface SessionCall {
  state: SessionRoot
  rejectValue: Failure
}

type LoggedIn = Pick<SessionState, 'kept' | 'loggedInAt'> & { player: Player }

/** One form is sent at a time, and none after a login: the second tap of a double tap does nothing. */
const unlessSending = {
  condition: (_: unknown, { getState }: { getState: () => SessionRoot }) => {
    const { status, attempt } = getState().session
    return status !== 'in' && (attempt === null || attempt.kind === 'restore')
  },
}

/** Logs in and stores the token. `kept` is false where the browser stores nothing. */
export const login = createAsyncThunk<LoggedIn, LoginRequest, SessionCall>(
  'session/login',
  async (credentials, { rejectWithValue }) => {
    try {
      const { serviceToken, user } = await (await accountCalls()).askLogin(credentials)
      return { player: user, kept: storeToken(serviceToken), loggedInAt: Date.now() }
    } catch (error) {
      if (isFailure(error)) return rejectWithValue(error)
      throw error
    }
  },
  unlessSending,
)

/** Creates the account and nothing else: the player logs in afterwards. */
export const register = createAsyncThunk<RegisterAnswer, RegisterRequest, SessionCall>(
  'session/register',
  async (registration, { rejectWithValue }) => {
    try {
      return await (await accountCalls()).askRegister(registration)
    } catch (error) {
      if (isFailure(error)) return rejectWithValue(error)
      throw error
    }
  },
  unlessSending,
)

/**
 * Asks who the stored token belongs to; null without a usable one. A failed restore is logged and
 * counts as logged out. Only a refused token is dropped: after a lost connection the next
 * try may succeed.
 */
export const restoreSession = createAsyncThunk<Player | null, void, SessionCall>(
  'session/restore',
  async (_, { rejectWithValue }) => {
    const token = readToken()
    if (token === null) return null
    try {
      return (await (await accountCalls()).askMe()).user
    } catch (error) {
      console.error('The session could not be restored', error)
      if (!isFailure(error)) throw error
      // A login may have stored a newer one in the meantime.
      if (error.status === 401 && readToken() === token) dropToken()
      return rejectWithValue(error)
    }
  },
  { condition: (_, { getState }) => getState().session.attempt === null },
)
