import { createAction, createAsyncThunk, createSlice } from '@reduxjs/toolkit'
import type {
  LoginRequest,
  Player,
  RegisterAnswer,
  RegisterRequest,
} from '#contract/account/account'
import { type Failure, isFailure, storeFailure } from '#contract/failure'
import { parseUrl } from '#lib/address'
import { clockNow } from '#lib/device/clock'
import { isStorageErrorCode } from '#lib/storage/storageError'
import type {
  SessionEnd,
  SessionRoot,
  SessionState,
  SessionStatus,
  SessionThunk,
} from './sessionState'
import { dropToken, giveUpToken, playerRemains, readToken, storeToken } from './token'
import { visit } from './visit'

/** The channel between the tabs of one browser. The `storage` event alone would miss tabs without storage. */
const channelName = 'session'
const logoutMessage = 'logout'

function announceLogout(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(logoutMessage)
  channel.close()
}

/**
 * Calls back when another tab logs out.
 * @returns a function that stops listening
 */
export function onLogoutElsewhere(callback: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === logoutMessage) callback()
  }
  return () => channel.close()
}

export const sessionEnded = createAction<SessionEnd>('session/ended')

/** Logged out, but the page keeps its app shell because the browser is opening another site. */
export const sessionLeaving = createAction('session/leaving')

type EndTask = (end: SessionEnd) => unknown
const endTasks = new Set<EndTask>()

/** How long clean-up may delay leaving, and how long leaving may take. Milliseconds. */
const longestCleanUp = 2000
const longestLeaving = 5000

/**
 * Runs `task` whenever the session ends in this tab, for any reason, to remove the player's data. A failure
 * is logged and stops no other task.
 * @returns a function that removes the task
 */
export function addLogoutTask(task: EndTask): () => void {
  endTasks.add(task)
  return () => {
    endTasks.delete(task)
  }
}

/** Ends the session in this tab: removes the token and the player's data. The guard then leads to /login. */
export function endSession(end: SessionEnd): SessionThunk<Promise<void>> {
  return (dispatch) => {
    dropToken()
    dispatch(sessionEnded(end))
    return runEndTasks(end)
  }
}

/**
 * Logs out here and in all other tabs, then opens the operator's home site (`homeUrl` of the website
 * settings). Without an https URL, the guard leads to /login. Never rejects: failures on the way are only
 * logged.
 */
export function logout(homeUrl?: string | null): SessionThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (getState().session.status !== 'in') return
    const home = httpsOnly(homeUrl)
    giveUpToken()
    dispatch(home === null ? sessionEnded('logout') : sessionLeaving())
    announceLogout()
    await Promise.race([runEndTasks('logout'), passed(longestCleanUp)])
    if (home === null) return
    visit(home)
    await passed(longestLeaving)
    // The home site does not answer, so the login page is shown instead.
    if (getState().session.status === 'starting') dispatch(sessionEnded('logout'))
  }
}

async function runEndTasks(end: SessionEnd): Promise<void> {
  await Promise.all([...endTasks].map((task) => runEndTask(task, end)))
}

async function runEndTask(task: EndTask, end: SessionEnd): Promise<void> {
  try {
    await task(end)
  } catch (cause) {
    console.error('Logout left something behind', cause)
  }
}

/** Accepts only https, because settings come from outside and could hold a `javascript:` URL. */
function httpsOnly(url: string | null | undefined): string | null {
  const home = parseUrl(url ?? '')
  return home?.protocol === 'https:' ? home.href : null
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Loaded after the first screen, because a login form needs no schema of an answer. */
const accountCalls = () => import('./account')

interface SessionCall {
  state: SessionRoot
  rejectValue: Failure
}

type LoggedIn = Pick<SessionState, 'isStored' | 'loggedInAt'> & { player: Player }

/** One form is sent at a time, and none after a login. So the second tap of a double tap does nothing. */
const unlessSending = {
  condition: (_: unknown, { getState }: { getState: () => SessionRoot }) => {
    const { status, attempt } = getState().session
    return status !== 'in' && (attempt === null || attempt.kind === 'restore')
  },
}

/** Logs in and stores the token. `isStored` is false if the browser stores nothing. */
export const login = createAsyncThunk<LoggedIn, LoginRequest, SessionCall>(
  'session/login',
  async (credentials, { rejectWithValue }) => {
    try {
      const { serviceToken, user } = await (await accountCalls()).askLogin(credentials)
      return { player: user, isStored: storeToken(serviceToken), loggedInAt: clockNow() }
    } catch (error) {
      if (isFailure(error)) return rejectWithValue(error)
      throw error
    }
  },
  unlessSending,
)

/** Creates the account only; the player logs in afterwards. */
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
 * Asks which player the stored token belongs to; null without a usable token. A failed restore is logged and
 * counts as logged out. Only a refused token is removed: after a lost connection the next attempt may
 * succeed.
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
      // A login may have stored a newer token in the meantime.
      if (error.status === 401 && readToken() === token) dropToken()
      return rejectWithValue(error)
    }
  },
  { condition: (_, { getState }) => getState().session.attempt === null },
)

/** The stored token belongs to another player now. Nothing is shown until that player is known. */
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
  // A function, because storage is read when a store is made. Without a token there is nothing to wait for.
  initialState: (): SessionState => {
    if (readToken() !== null) return { ...loggedOut, status: 'starting' }
    // The token of a session that expired while the app was closed has just been removed. The login page says
    // so.
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
        const isFault = payload && isStorageErrorCode(storeFailure(payload).code)
        return { ...loggedOut, ended, ...(isFault && { fault: payload }) }
      })
  },
})

type AttemptKind = NonNullable<SessionState['attempt']>['kind']

function begin(state: SessionState, kind: AttemptKind, requestId: string): SessionState {
  return { ...state, attempt: { kind, requestId } }
}

/** Ignores a restore that is still running, but not a form that is being sent. */
function end(state: SessionState, status: SessionStatus, cause: SessionEnd): SessionState {
  const attempt = state.attempt?.kind === 'restore' ? null : state.attempt
  return { ...state, status, player: null, loggedInAt: null, ended: cause, attempt }
}

export const selectSessionStatus = (state: SessionRoot): SessionStatus => state.session.status
export const selectPlayer = (state: SessionRoot): Player | null => state.session.player
export const selectSessionEnd = (state: SessionRoot): SessionEnd | null => state.session.ended

/** Why the stored session could not be read, if its storage failed. */
export const selectSessionFault = (state: SessionRoot): Failure | undefined => state.session.fault

/** Whether the login or registration form is being sent. */
export const selectSending = (state: SessionRoot): boolean =>
  state.session.attempt !== null && state.session.attempt.kind !== 'restore'
