import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Failure, isFailure } from '#contract/failure'
import { providerPaths } from '#contract/provider'
import { providerUrl } from '#lib/environment'
import { broadcastInvalidation } from '../client/refetch'
import { request, wrongServices } from '../client/request'
import { selectPlayer } from '../session/session'
import type { SessionRoot } from '../session/sessionState'
import { balanceFailed, walletApi } from './wallet'

/** How long the provider takes to fetch the balance from the games, in milliseconds. */
export const settleMs = 5_000

/** How long after the reload the next refresh must wait, in milliseconds. */
export const lockMs = 10_000

/** A refresh can only begin in `idle`. */
export type RefreshPhase = 'idle' | 'calling' | 'waiting' | 'reloading' | 'locked'

export interface BalanceRefreshState {
  phase: RefreshPhase
}

/** The part of the store that this file uses. */
export interface BalanceRefreshRoot extends SessionRoot {
  balanceRefresh: BalanceRefreshState
  [walletApi.reducerPath]: ReturnType<typeof walletApi.reducer>
}

interface RefreshCall {
  state: BalanceRefreshRoot
  rejectValue: Failure
}

/**
 * Asks the provider to update the balance, waits, loads it again, and stays locked for a while. Does nothing
 * while a refresh is running. A failure keeps the old balance and releases the lock at once, because nothing
 * was reloaded.
 */
export const refreshBalance = createAsyncThunk<void, string, RefreshCall>(
  'balanceRefresh/refresh',
  async (userId, { dispatch, getState, signal, rejectWithValue }) => {
    const refusal = await askUpdate(userId, signal)
    if (refusal !== null) {
      // The shown balance may be out of date now.
      dispatch(balanceFailed(userId, refusal))
      return rejectWithValue(refusal)
    }
    dispatch(phaseReached('waiting'))
    await pause(settleMs)
    // The player may have changed, and the call would send the new player's token.
    if (selectPlayer(getState())?.id !== userId) return undefined
    dispatch(phaseReached('reloading'))
    const { data, error } = await dispatch(
      walletApi.endpoints.balance.initiate(userId, { forceRefetch: true, subscribe: false }),
    )
    const failure = error ?? data?.failure
    if (failure) return rejectWithValue(isFailure(failure) ? failure : unexpected)
    broadcastInvalidation(['Balance'])
    dispatch(phaseReached('locked'))
    await pause(lockMs)
    return undefined
  },
  { condition: (_, { getState }) => selectRefreshPhase(getState()) === 'idle' },
)

/** The reload failed inside the page, which has logged the cause. */
const unexpected: Failure = { kind: 'network', status: null, message: wrongServices }

const initialState: BalanceRefreshState = { phase: 'idle' }

export const balanceRefreshSlice = createSlice({
  name: 'balanceRefresh',
  initialState,
  reducers: {
    phaseReached: (state, { payload }: PayloadAction<RefreshPhase>) => {
      state.phase = payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(refreshBalance.pending, (state) => {
        state.phase = 'calling'
      })
      .addCase(refreshBalance.fulfilled, () => initialState)
      .addCase(refreshBalance.rejected, () => initialState)
  },
})

const { phaseReached } = balanceRefreshSlice.actions

export const selectRefreshPhase = (state: { balanceRefresh: BalanceRefreshState }): RefreshPhase =>
  state.balanceRefresh.phase

/** @returns null if the provider accepted the call; its answer is not specified, so any 2xx counts */
async function askUpdate(userId: string, signal: AbortSignal): Promise<Failure | null> {
  try {
    await request(providerUrl + providerPaths.updateBalance(userId), { signal })
    return null
  } catch (cause) {
    if (!isFailure(cause)) throw cause
    return cause.kind === 'badAnswer' ? null : cause
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
