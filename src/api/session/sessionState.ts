import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Player } from '#contract/account/account'
import type { Failure } from '#contract/failure'

/** `starting`: not decided yet (or just leaving), so neither private nor guest content is shown. */
export type SessionStatus = 'starting' | 'in' | 'out'

/** Why the last session ended. `refused`: the server did not accept the token. */
export type SessionEnd = 'logout' | 'expired' | 'refused'

export interface SessionState {
  status: SessionStatus
  /** Set exactly while `status` is `in`. */
  player: Player | null
  /** When this page logged in, in milliseconds since 1970; null for a restored session. */
  loggedInAt: number | null
  /** False when the browser refuses to store the token: a reload then ends the session. */
  isStored: boolean
  ended: SessionEnd | null
  /** Why the stored session could not be read, if its storage failed. */
  fault?: Failure
  /** The running call. Only one runs at a time, and answers to any other are ignored. */
  attempt: { kind: 'restore' | 'login' | 'register'; requestId: string } | null
}

/** The part of the store that this layer uses. */
export interface SessionRoot {
  session: SessionState
}

export type SessionThunk<Result> = ThunkAction<Result, SessionRoot, unknown, UnknownAction>
export type SessionDispatch = ThunkDispatch<SessionRoot, unknown, UnknownAction>

export interface SessionStore {
  getState(): SessionRoot
  dispatch: SessionDispatch
}
