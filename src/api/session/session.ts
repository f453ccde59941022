import { createAction, createAsyncThunk, createSlice } from '@reduxjs/toolkit'
import type { LoginRequest, RegisterAnswer, RegisterRequest } from '#contract/account/account'
import type { Player } from '#contract/account/player'
import { type Failure, isFailure, storeFailure } from '#contract/failure'
import { isStoreFault } from '#lib/storage/storeFault'
import { sessionEnded, sessionLeaving } from './sessionEnd'
import type { SessionEnd, SessionRoot, SessionState, SessionStatus } from './sessionState'
import { dropToken, playerRemains, readToken, storeToken } from './token'

/** Loaded after the first screen: to show a login form takes no schema of an answer. */
const accountCalls = () => import('./account')

interface SessionCall {
  state: SessionRoot
  rejectValue: Failure
}

type LoggedIn = Pick<SessionState, 'isStored' | 'loggedInAt'> & { player: Player }

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
      return { player: user, isStored: storeToken(serviceToken), loggedInAt: Date.now() }
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

/** The stored token now belongs to somebody else: nothing is shown until they are known. */
export const sessionReopened = createAction('session/reopened')

const loggedOut: SessionState = {
  status: 'out',
  player: null,
  loggedInAt: null,
  isStored: true,
  ended: null,
  attempt: null,
}

export const sessionSlice = createSlice({
  name: 'session',
  // A function: storage is read when a store is made. Without a token there is nothing to wait for.
  initialState: (): SessionState => {
    if (readToken() !== null) return { ...loggedOut, status: 'starting' }
    // One that ran out while the app was closed has just been dropped: the login page says so.
    return playerRemains.get() === 'some' ? { ...loggedOut, ended: 'expired' } : loggedOut
  },
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, (state, { payload }) => end(state, 'out', payload))
      .addCase(sessionLeaving, (state) => end(state, 'starting', 'logout'))
      .addCase(sessionReopened, (): SessionState => ({ ...loggedOut, status: 'starting' }))
      .addCase(login.pending, (state, { meta }) => begin(state, 'login', meta.requestId))
      .addCase(register.pending, (state, { meta }) => begin(state, 'register', meta.requestId))
      .addCase(restoreSession.pending, (state, { meta }) => begin(state, 'restore', meta.requestId))
      .addCase(
        login.fulfilled,
        (_, { payload }): SessionState => ({ ...loggedOut, ...payload, status: 'in' }),
      )
      .addCase(login.rejected, (state) => ({ ...state, attempt: null }))
      .addCase(register.fulfilled, (state) => ({ ...state, attempt: null }))
      .addCase(register.rejected, (state) => ({ ...state, attempt: null }))
      .addCase(restoreSession.fulfilled, (state, { payload, meta }): SessionState => {
        if (state.attempt?.requestId !== meta.requestId) return state
        return { ...loggedOut, status: payload === null ? 'out' : 'in', player: payload }
      })
      .addCase(restoreSession.rejected, (state, { payload, meta }): SessionState => {
        if (state.attempt?.requestId !== meta.requestId) return state
        const ended = payload?.status === 401 ? 'refused' : null
        const isFault = payload && isStoreFault(storeFailure(payload).code)
        return { ...loggedOut, ended, ...(isFault && { fault: payload }) }
      })
  },
})

type AttemptKind = NonNullable<SessionState['attempt']>['kind']

function begin(state: SessionState, kind: AttemptKind, requestId: string): SessionState {
  return { ...state, attempt: { kind, requestId } }
}

/** A restore on its way counts no more; a form on its way does. */
function end(state: SessionState, status: SessionStatus, cause: SessionEnd): SessionState {
  const attempt = state.attempt?.kind === 'restore' ? null : state.attempt
  return { ...state, status, player: null, loggedInAt: null, ended: cause, attempt }
}

export const selectSessionStatus = (state: SessionRoot): SessionStatus => state.session.status
export const selectPlayer = (state: SessionRoot): Player | null => state.session.player
export const selectSessionEnd = (state: SessionRoot): SessionEnd | null => state.session.ended

/** Why a kept session could not be read, where its store is at fault. */
export const selectSessionFault = (state: SessionRoot): Failure | undefined => state.session.fault

/** Whether the login or registration form is on its way. */
export const selectSending = (state: SessionRoot): boolean =>
  state.session.attempt !== null && state.session.attempt.kind !== 'restore'
