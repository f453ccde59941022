import { createAction, createSlice } from '@reduxjs/toolkit'
import type { Player } from '#contract/account/player'
import type { Failure } from '#contract/failure'
import { isStoreFault } from '#lib/storage/storeFault'
import { storeFailure } from '../client/storeFailure'
import { login, register, restoreSession } from './sessionCalls'
import { sessionEnded, sessionLeaving } from './sessionEnd'
import type { SessionEnd, SessionRoot, SessionState, SessionStatus } from './sessionState'
import { playerRemains, readToken } from './token'

/** The stored token now belongs to somebody else: nothing is shown until they are known. */
export const sessionReopened = createAction('session/reopened')

const loggedOut: SessionState = {
  status: 'out',
  player: null,
  loggedInAt: null,
  kept: true,
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

/** Whether a reload keeps the session. */
export const selectSessionKept = (state: SessionRoot): boolean => state.session.kept

/** Whether the login or registration form is on its way. */
export const selectSending = (state: SessionRoot): boolean =>
  state.session.attempt !== null && state.session.attempt.kind !== 'restore'
