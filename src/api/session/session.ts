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
import { isStoreFault } from '#lib/storage/storeFault'
import type {
  SessionEnd,
  SessionRoot,
  SessionState,
  SessionStatus,
  SessionThunk,
} from './sessionState'
import { dropToken, giveUpToken, playerRemains, readToken, storeToken } from './token'
import { visit } from './visit'

/** Between the tabs of one browser. The `storage` event alone would miss tabs that store nothing. */
const channelName = 'session'
const logoutMessage = 'logout'

function announceLogout(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(logoutMessage)
  channel.close()
}

/** Calls back when another tab logs out. Returns the function that stops listening. */
export function onLogoutElsewhere(callback: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === logoutMessage) callback()
  }
  return () => channel.close()
}

export const sessionEnded = createAction<SessionEnd>('session/ended')

/** Logged out, but the page stays on its bare frame because the browser is on its way elsewhere. */
export const sessionLeaving = createAction('session/leaving')

type EndTask = (end: SessionEnd) => unknown
const endTasks = new Set<EndTask>()

/** How long clean-up may hold up the way out, and how long the way out may take. Milliseconds. */
const longestCleanUp = 2000
const longestLeaving = 5000

/**
 * Has `task` run whenever the session ends in this tab, by whatever cause: it forgets what belongs
 * to the player. A failure is logged and stops no other task. Returns the function that removes it.
 */
export function addLogoutTask(task: EndTask): () => void {
  endTasks.add(task)
  return () => {
    endTasks.delete(task)
  }
}

/** Ends the session in this tab: the token and the player's data go, the guard leads to /login. */
export function endSession(end: SessionEnd): SessionThunk<Promise<void>> {
  return (dispatch) => {
    dropToken()
    dispatch(sessionEnded(end))
    return runEndTasks(end)
  }
}

/**
 * Logs out here and in all other tabs, then sends the browser to the operator's home site
 * (`homeUrl` of the website settings). Without one that is https, the guard leads to /login.
 * Never rejects: what fails on the way is only logged.
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
    // Still here: the home site does not answer, so the login page has to do.
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

/** Settings come from outside: `javascript:` and plain http lead nowhere. */
function httpsOnly(url: string | null | undefined): string | null {
  const home = parseUrl(url ?? '')
  return home?.protocol === 'https:' ? home.href : null
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

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
      return { player: user, isStored: storeToken(serviceToken), loggedInAt: clockNow() }
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
